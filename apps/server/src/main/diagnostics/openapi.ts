import { contract } from '@ena/contract/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

const generate = () =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: 'Ena',
      version: '0.1.0',
      description: 'The server of Ena. A failed request returns { defined, code, status, message }.',
    },
    servers: [{ url: '/api' }],
  });
let document: ReturnType<typeof generate> | undefined;

/** The contract as OpenAPI 3.1, made on first use. */
export const openApiDocument = (): ReturnType<typeof generate> => (document ??= generate());
