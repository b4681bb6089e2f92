import { contract } from '@ena/contract/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Context } from 'hono';
import type { Env } from '../../platform/http/address.ts';
import { type EncodedBytes, encodedBytes, sendEncoded } from '../../platform/http/encoded.ts';

const generate = () =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: 'Ena',
      version: '0.1.0',
      description: 'The server of Ena. A failed request returns { defined, code, status, message }.',
    },
    servers: [{ url: '/api' }],
  });
let document: Promise<EncodedBytes> | undefined;

/**
 * Sends the contract as OpenAPI 3.1, made on first use. All responses share its bytes, however many clients do not read
 * theirs.
 */
export async function sendOpenApi(c: Context<Env>): Promise<Response> {
  document ??= generate().then((content) =>
    encodedBytes(Buffer.from(JSON.stringify(content)), 'application/json'),
  );
  return sendEncoded(c, await document);
}
