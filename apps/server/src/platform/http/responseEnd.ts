import type { ServerResponse } from 'node:http';

/**
 * Calls back once the handler has ended the response, or its connection has closed. What follows is up to the client, who
 * may read as slowly as it likes. The events of `node:http` come later: `finish` when the response was read, `prefinish`
 * when those before it on the connection were.
 */
export function onResponseEnd(response: ServerResponse, callback: () => void): void {
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    callback();
  };
  response.once('close', finish);
  const end = response.end.bind(response);
  response.end = ((...args: Parameters<typeof end>) => {
    end(...args);
    finish();
    return response;
  }) as typeof end; // as: TypeScript cannot see that the overloads stay the same.
}
