// Sets light or dark before anything is drawn: a classic script, for which the browser waits.
try {
    const scheme = localStorage.getItem('dlx-scheme');
    if (scheme === 'light' || scheme === 'dark') {
        document.documentElement.dataset.scheme = scheme;
    }
} catch {
    // without storage, the system's scheme holds
}
