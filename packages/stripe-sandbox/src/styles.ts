/** Layout and styles of the sandbox pages: visibly neither those of Ena nor of a real payment provider. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

const style = `
:root { color-scheme: light dark; --page: #f4f5f7; --card: #fff; --ink: #1c2430; --muted: #566072; --line: #d5dae2; --act: #1f4fb5; --on-act: #fff; --note: #fff4d6; --note-ink: #5d4300; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --page: #12151b; --card: #1b2029; --ink: #eef1f6; --muted: #aab4c3; --line: #374151; --act: #9cc0ff; --on-act: #0d1b38; --note: #3a2f12; --note-ink: #ffdf94; --bad: #ff9c93; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.25rem 1rem 3rem; font: 1.0625rem/1.5 system-ui, sans-serif; background: var(--page); color: var(--ink); }
main { max-width: 30rem; margin: 0 auto; display: grid; gap: 1rem; }
.note { padding: .75rem 1rem; border-radius: .6rem; background: var(--note); color: var(--note-ink); text-align: center; text-wrap: balance; }
.note strong { display: block; font-size: 1.15rem; }
.card { padding: 1.25rem; border: 1px solid var(--line); border-radius: .8rem; background: var(--card); display: grid; gap: .9rem; }
h1, h2, p, dl, dd, fieldset { margin: 0; }
h1 { font-size: 1.45rem; line-height: 1.25; }
h2 { font-size: 1.1rem; }
.price { font-size: 2.2rem; font-weight: 700; line-height: 1.1; }
.price small { font-size: 1rem; font-weight: 400; color: var(--muted); }
.muted { color: var(--muted); }
.bad { color: var(--bad); font-weight: 600; }
fieldset { border: 0; padding: 0; display: grid; gap: .5rem; min-width: 0; }
legend { padding: 0; margin-bottom: .5rem; font-weight: 600; }
label { display: flex; gap: .7rem; align-items: flex-start; padding: .7rem .8rem; border: 1px solid var(--line); border-radius: .6rem; cursor: pointer; }
label:has(:checked) { border-color: var(--act); box-shadow: inset 0 0 0 1px var(--act); }
label span { display: block; }
input { accent-color: var(--act); width: 1.1rem; height: 1.1rem; margin: .2rem 0 0; flex: none; }
form { display: grid; gap: .9rem; }
button, .button { min-height: 3rem; padding: .6rem 1rem; font: inherit; font-weight: 600; border-radius: .6rem; border: 1px solid var(--act); background: var(--act); color: var(--on-act); cursor: pointer; text-align: center; text-decoration: none; }
.quiet { background: transparent; color: var(--act); border-color: var(--line); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .3rem 1rem; }
dt { color: var(--muted); }
dd { text-align: right; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');
export const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

export type Markup = ReturnType<typeof html>;

/** Renders a page with its content. */
export const renderPage = (title: string, content: Markup): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${raw(style)}</style>
</head>
<body><main>
<p class="note" role="note"><strong>Test checkout: no money moves</strong>Ena runs in demo mode. A sandbox on your own machine handles the payments.</p>
${content}
</main></body>
</html>`;
