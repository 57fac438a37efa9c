import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import {
  type Acesso,
  type Alcance,
  ageDeFato,
  type Chamada,
  type Entrada,
  type Resposta,
} from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { contaParaACota } from '@indica-bem/domain/contrato/recusas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/conexao';
import { type Autoria, enderecoDoAutor } from '../nucleo/auditoria';
import type { Contexto } from '../nucleo/contexto';
import { consumir } from '../nucleo/limites';
import { type LerSessao, leitorDeSessoes, type Sessao } from '../nucleo/sessao';
import { exigirRegistro } from './auditoria';
import { PAGINA_DA_DOCUMENTACAO } from './documentacao';
import { idNaTrilha } from './pedidos';
import { autorizar, type Permissao } from './politica';

declare module 'fastify' {
  interface FastifyContextConfig {
    chamada?: Chamada;
    /** A route outside the contract (health, docs): says why it may exist. */
    tecnica?: string;
  }
  interface FastifyRequest {
    permissao: Permissao;
    agora: Date;
    /** Whose session it is, also of a call that is then refused. */
    conta?: number | undefined;
  }
}

type SessaoDe<A extends Acesso> = A extends { anonimo: Alcance } ? Sessao | null : Sessao;

type Requisicao<C extends Chamada> = Entrada<C> & {
  sessao: SessaoDe<C['acesso']>;
  alcance: Alcance;
  agora: Date;
  hoje: string;
  autoria: Autoria;
  req: FastifyRequest;
  reply: FastifyReply;
};

export type Atender = <C extends Chamada>(
  chamada: C,
  acao: (requisicao: Requisicao<C>) => Promise<Resposta<C>>,
) => void;

/** Registers declared calls: policy, validated input, handler, validated output — in that order, for each of them. */
export function atendente(app: FastifyInstance, { config, db, relogio, avisos }: Contexto): Atender {
  const lerSessao = leitorDeSessoes(db);
  return (chamada, acao) => {
    app.route({
      method: chamada.method,
      url: chamada.path,
      config: { chamada },
      schema: esquemaDe(chamada),
      onRequest: async (req) => {
        req.agora = relogio();
        const lerEAnotar: LerSessao = async (token, agora) => {
          const sessao = await lerSessao(token, agora);
          req.conta = sessao?.id;
          return sessao;
        };
        req.permissao = await autorizar(chamada, lerEAnotar, req, req.agora, config);
        // Before the first byte of the file is read: refusing it afterwards would have cost what the limit saves.
        if (chamada.multipart && config.limites) await contarEnvio(db, req);
      },
      handler: async (req, reply) => {
        if (config.limites && contaParaACota(chamada)) await contarAto(db, req);
        const autoria = autoriaDe(chamada, req);
        const requisicao = {
          params: req.params,
          query: req.query,
          headers: req.headers,
          body: req.body,
          ...req.permissao,
          agora: req.agora,
          hoje: hojeEmSaoPaulo(req.agora),
          autoria,
          req,
          reply,
        };
        // The compilers have just checked all of it against the declaration.
        const resposta = await acao(requisicao as unknown as Requisicao<typeof chamada>);
        if (ageDeFato(chamada)) exigirRegistro(chamada, autoria, { req, reply, avisos });
        return resposta;
      },
    });
  };
}

function autoriaDe({ ato }: Chamada, req: FastifyRequest): Autoria {
  const { permissao, ip, agora } = req;
  const endereco = enderecoDoAutor(ip);
  return {
    ato,
    quem: permissao.sessao,
    endereco,
    requisicao: idNaTrilha(req),
    agora,
    linhas: 0,
    em: null,
    semEfeito: false,
  };
}

const ENVIOS = { max: 60, janela: 3600, recusa: 'COTA_DE_ENVIOS' } as const;

/** Whatever a call does with files, an account sends so many of them in an hour. */
async function contarEnvio(db: Db, { permissao: { sessao }, agora }: FastifyRequest): Promise<void> {
  if (sessao) await consumir(db, `envio:${sessao.id}`, ENVIOS, agora);
}

const ATOS = { max: 3000, janela: 86_400, recusa: 'COTA_DE_ATOS' } as const;

/** Each leaves a row that nobody may take away for years: what one account can write of them has an end. */
async function contarAto(db: Db, { permissao: { sessao }, agora }: FastifyRequest): Promise<void> {
  if (sessao) await consumir(db, `atos:${sessao.id}`, ATOS, agora);
}

/** What is checked at the edge; the rest of the page about the call is written by documentacao.ts. */
function esquemaDe({ params, query, headers, body, multipart, answer }: Chamada) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && !multipart && { body }),
    ...(answer !== 'arquivo' && { response: { 200: answer } }),
  };
}

/** No route without a declaration, no declaration without a route, no declaration without access. */
export function exigirContrato(app: FastifyInstance): void {
  const atendidas = new Set<Chamada>();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api') || url.startsWith(PAGINA_DA_DOCUMENTACAO) || config?.tecnica) return;
    if (!config?.chamada) throw new Error(`A rota ${method} ${url} não foi declarada no contrato.`);
    if (Object.keys(config.chamada.acesso ?? {}).length === 0)
      throw new Error(`A rota ${method} ${url} não diz quem pode chamá-la.`);
    atendidas.add(config.chamada);
  });
  app.addHook('onReady', async () => {
    const faltam = Object.entries(CHAMADAS).filter(([, chamada]) => !atendidas.has(chamada));
    if (faltam.length > 0) throw new Error(`Chamadas declaradas sem rota: ${faltam.map(([nome]) => nome).join(', ')}.`);
  });
}

/** zod speaks English by default; a person reads these. */
export function falarPortugues(): void {
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_type')
        return issue.input === undefined || issue.input === null ? 'Preencha este campo' : 'Valor inválido';
      if (issue.code === 'too_big') return `O máximo é ${issue.maximum}`;
      if (issue.code === 'too_small') return `O mínimo é ${issue.minimum}`;
      return 'Valor inválido';
    },
  });
}
