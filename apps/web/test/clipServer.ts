/** Serves the real clips of the course to component tests, as apps/server does, but without access checks. */
import { readFile } from 'node:fs/promises';
import { clips } from '@ena/course/clips';
import type { Plugin } from 'vite';
import { clipsBuildDir, loadClips } from '../../server/src/content/sound/clips.ts';
import { parseRange } from '../../server/src/content/sound/send.ts';

/** Vite plugin that serves `/audio/{name}.mp3`, with byte ranges: without them Chromium cannot seek. */
export const clipServer: Plugin = {
  name: 'clip-server',
  configureServer(server) {
    const { find } = loadClips(clipsBuildDir, clips, null);
    server.middlewares.use('/audio', (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const clip = find(decodeURIComponent(pathname.slice(1)).replace(/\.mp3$/u, ''));
      if (!clip) {
        response.writeHead(404).end();
        return;
      }
      readFile(clip.path).then((bytes) => {
        const range = parseRange(request.headers.range, bytes.length);
        response.setHeader('accept-ranges', 'bytes');
        response.setHeader('content-type', 'audio/mpeg');
        if (range === null) response.end(bytes);
        else if (range === 'outside')
          response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
        else {
          const [first, last] = range;
          response.setHeader('content-range', `bytes ${first}-${last}/${bytes.length}`);
          response.writeHead(206).end(bytes.subarray(first, last + 1));
        }
      }, next);
    });
  },
};
