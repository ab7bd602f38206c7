/** The policy of the page wants addresses of scripts to pass here. */

let policy;

/** An address of a script, for a worker. */
export function script(address) {
    policy ??= globalThis.trustedTypes?.createPolicy('dlx', {createScriptURL: text => text})
        ?? {createScriptURL: text => text};
    return policy.createScriptURL(address.href);
}
