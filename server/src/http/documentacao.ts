import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { MARCA } from '@indica-bem/domain/marca';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

export const PAGINA_DA_DOCUMENTACAO = '/api/docs';

/** OpenAPI from the same declarations the routes are made of; browsable at /api/docs. */
export async function documentarApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${MARCA.nome} — API`, version: '1' },
      components: { securitySchemes: { api_token: { type: 'apiKey', in: 'header', name: 'api_token' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: PAGINA_DA_DOCUMENTACAO });
}
