// Light or dark, before anything is drawn: a script of the old kind, which the page waits for.
try {
    const scheme = localStorage.getItem('dlx-scheme');
    if (scheme === 'light' || scheme === 'dark') {
        document.documentElement.dataset.scheme = scheme;
    }
} catch {
    // no storage: the system's scheme
}
