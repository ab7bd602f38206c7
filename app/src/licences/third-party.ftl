<#-- THIRD-PARTY.md. The scope tells the places apart: what is unpacked or compiled in has the scope "provided", see the profile "licences". -->
<#macro table packed>
| library | coordinates | version | licence |
|---|---|---|---|
<#list dependencyMap as entry>
<#assign library = entry.getKey()>
<#if !library.artifactId?starts_with("dlx-") && (library.artifact.scope != "provided") == packed>
| ${library.name} | `${library.groupId}:${library.artifactId}` | ${library.version} | <#list entry.getValue() as licence>${licence}<#sep> or </#list> |
</#if>
</#list>
</#macro>
# Work of others

dlx has the licence Apache-2.0, `LICENSE`. It is distributed together with the libraries below. `.ci/licences` writes this page from their poms, and fails for a licence that is not on its list: Apache-2.0, BSD-2-Clause, BSD-3-Clause, EPL-2.0, MIT, Public Domain.

## Jars in `lib`

<@table packed=true/>

If a library has two licences, you may choose one. The text of Apache-2.0 is `LICENSE`; the jars under BSD or MIT contain their licences in `META-INF`. `lib/picocli` is compiled from its own sources, unchanged.

## In the page, the site and the package for JavaScript

lit-html is part of the page and the site, together with its licence. `dlx.wasm`, `dlx.js` and `dlx.wasm-runtime.js` contain the parts of TeaVM that the program uses.

<@table packed=false/>

## In the image

The archive whose name ends with `image` also contains a Java: the Java that built the archive, reduced to some modules. Its licences are in `runtime/legal`.
