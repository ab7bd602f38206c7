/** The Trusted Types policy for addresses of scripts, which the page's content security policy requires. */

let policy;

/** Returns the address of a script, as a worker needs it. */
export function script(address) {
    policy ??= globalThis.trustedTypes?.createPolicy('dlx', {createScriptURL: text => text})
        ?? {createScriptURL: text => text};
    return policy.createScriptURL(address.href);
}
