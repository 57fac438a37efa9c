import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import { AREAS, CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { FUNCOES } from '@indica-bem/domain/contrato/equipe';
import { MARCA } from '@indica-bem/domain/marca';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PROBLEMA, respostasCompartilhadas, respostasDeRecusa } from './recusas-documentadas';

export const PAGINA_DA_DOCUMENTACAO = '/api/docs';

/** What a reader finds under each heading; an area without one does not compile. */
const ASSUNTOS: Record<keyof typeof AREAS, string> = {
  acerto: 'O que o grupo deve a cada loja, mês a mês',
  analise: 'Compras que uma regra reteve, e como os caixas leem os cupons.',
  atendimento: 'Quando alguém chama a equipe: achar, ver o que houve, consertar.',
  auditoria: 'Quem fez o quê, quando e de onde.',
  campanha: 'Campanhas: descontos por tempo certo e as lojas que os dão.',
  capa: 'Imagens do topo das páginas.',
  configuracao: 'O que a página precisa saber antes de qualquer sessão.',
  conta: 'Entrar, cadastrar-se, senha, sessões, termos, direitos sobre os próprios dados.',
  contato: 'O texto da página de contato.',
  correio: 'O que o produto escreveu, o que não foi entregue e por quê.',
  cupom: 'O cupom do tutor e o caixa da loja.',
  doacao: 'Quanto já foi doado.',
  dose: 'A fórmula da quantidade diária.',
  entrega: 'O que a equipe entregou, a quem, com foto e recibo.',
  equipe: 'As contas de quem trabalha no Indica Bem, e para que cada uma está.',
  estorno: 'Desfazer uma venda: a loja em minutos, a pedido, a equipe.',
  evento: 'Calendário do tutor.',
  fator: 'Verificação em duas etapas: aplicativo autenticador, códigos de recuperação, chaves de acesso.',
  importacao: 'Envio de planilhas pela equipe: prévia, envio, erros.',
  inicio: 'O que uma pessoa vê ao entrar.',
  interesse: 'Quem quer ser parceiro ou vender, e o que a equipe fez a respeito.',
  lojista: 'Lojas parceiras: lista pública, perfil, localização.',
  lote: 'Lotes de códigos impressos.',
  nota: 'A nota fiscal de uma compra: enviada pela loja, pelo tutor ou pela equipe.',
  painel: 'Números do início de cada perfil.',
  pet: 'Pets do tutor.',
  prescricao: 'Indicações: fazer, reenviar, resgatar, escolher a loja.',
  prescritor: 'Parceiros que indicam.',
  produto: 'Catálogo de alimentos.',
  registro: 'O registro público das doações: o que foi prometido, e como qualquer pessoa o confere.',
  relatorio: 'Relatórios da equipe.',
  reposicao: 'Depois da compra: até quando dura a ração, e o pedido de nova indicação.',
  tutor: 'Tutores.',
  usuario: 'Todas as pessoas, para a equipe: o que se faz a muitas de uma vez.',
};

const DESCRICAO =
  'Cada recusa é um documento de problema (RFC 9457): `type` é o código, que não muda; `detail` é a frase a mostrar.';

/** A union says that one of its members fits, not that only one does. */
const emEsquema = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ jsonSchema }) => {
      if (!jsonSchema.oneOf) return;
      jsonSchema.anyOf = jsonSchema.oneOf;
      delete jsonSchema.oneOf;
    },
  },
});

const NOMES = new Map<Chamada, string>(Object.entries(CHAMADAS).map(([nome, chamada]) => [chamada, nome]));

/** OpenAPI from the same declarations the routes are made of; browsable at /api/docs. */
export async function documentarApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${MARCA.nome} — API`,
        version: '1',
        description: DESCRICAO,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/api', description: 'Este servidor' }],
      tags: Object.entries(ASSUNTOS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          api_token: {
            type: 'apiKey',
            in: 'header',
            name: 'api_token',
            description: 'A sessão, como POST /login a devolve. Há proxies que descartam nomes com sublinhado.',
          },
          bearer: { type: 'http', scheme: 'bearer', description: 'O mesmo token, em Authorization.' },
        },
        schemas: { Problema: PROBLEMA },
        responses: respostasCompartilhadas(),
      },
    },
    transform: (pagina) => {
      const chamada = chamadaDe(pagina.route);
      // A route outside the contract is of who runs the product, not of a client.
      if (!chamada) return { schema: { hide: true }, url: pagina.url };
      const { schema, url } = emEsquema(pagina);
      return { schema: { ...schema, ...apresentar(chamada) }, url };
    },
    transformObject: (documento) => ('openapiObject' in documento ? comRecusas(documento.openapiObject) : {}),
  });
  await app.register(swaggerUi, { routePrefix: PAGINA_DA_DOCUMENTACAO });
}

/** GET also answers HEAD; one of them is enough to read. */
const chamadaDe = ({ config, method }: RouteOptions) => (method === 'HEAD' ? undefined : config?.chamada);

const FUNCOES_POR_NOME = new Set<string>(FUNCOES);
const COM_SESSAO: Record<string, string[]>[] = [{ api_token: [] }, { bearer: [] }];

function apresentar(chamada: Chamada) {
  const { resumo, acesso, multipart, body } = chamada;
  const nome = NOMES.get(chamada);
  const quem = Object.entries(acesso).map(
    ([papel, alcance]) => `${FUNCOES_POR_NOME.has(papel) ? 'equipe/' : ''}${papel}: ${alcance}`,
  );
  const area = Object.entries<object>(AREAS).find(([, calls]) => Object.values(calls).includes(chamada));
  return {
    ...(nome && { operationId: nome }),
    summary: resumo,
    description: `Acesso — ${quem.join(', ')}`,
    tags: area ? [area[0]] : [],
    // Known or not, whoever calls without a session says so by sending none.
    security: 'anonimo' in acesso ? [{}, ...COM_SESSAO] : COM_SESSAO,
    ...(multipart && body && { consumes: ['multipart/form-data'], body: z.toJSONSchema(body, { io: 'input' }) }),
  };
}

const ARQUIVO = {
  description: 'O arquivo',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

/** The refusals come last: the plugin would read their references as its own. */
function comRecusas<D extends { paths?: object }>(documento: D): D {
  for (const operacao of Object.values(documento.paths ?? {}).flatMap(Object.values<Operacao>)) {
    const chamada: Chamada | undefined = CHAMADAS[operacao.operationId as keyof typeof CHAMADAS];
    if (!chamada) continue;
    const certa = chamada.answer === 'arquivo' ? ARQUIVO : { ...operacao.responses[200], description: 'Feito' };
    operacao.responses = { 200: certa, ...respostasDeRecusa(chamada) };
  }
  return documento;
}

type Operacao = { operationId: string; responses: Record<number, object> };
