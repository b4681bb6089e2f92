/** Tries again by itself, without a script: the browser asks the service worker again. */
const retrySeconds = 10;

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retrySeconds}">
<title>Offline · Ena</title>
<style>
:root { color-scheme: light dark; font: 106.25%/1.55 system-ui, sans-serif; }
body { max-width: 36rem; margin: 15vh auto; padding: 0 1.25rem; text-align: center;
  background: light-dark(#fbf7f0, #14111a); color: light-dark(#1e1a17, #f5efe6); }
span { font-size: 3rem; }
a { color: light-dark(#7b1e3b, #f08ba4); }
</style>
</head>
<body>
<p><span lang="ka" translate="no">ენა</span></p>
<h1>You are offline</h1>
<p>What Ena had stored in this browser was cleared, so its pages need a connection. Answers that were not sent yet
are kept unless they were cleared, too. This page tries again by itself.</p>
<p><a href="">Try again</a></p>
</body>
</html>
`;

/** In place of the error page of the browser, where nothing of Ena is stored any more. */
export const offlinePage = (): Response =>
  new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
