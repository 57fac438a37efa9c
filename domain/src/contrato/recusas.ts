import type { z } from 'zod';
import type { NomeDeAto } from '../auditoria/atos';
import type { CodigoDeErro } from '../erros';
import { abertaATodos, ageDeFato, type Chamada, QUEM_ENTROU } from './chamada';
import { FUNCOES } from './equipe';

// What is refused before an act is asked, or in its stead. Said here once: a contract lists what its own act refuses.

/** Before there is a request to speak of. */
const DA_CONEXAO = ['PEDIDO_ILEGIVEL', 'TEMPO_ESGOTADO', 'CABECALHOS_GRANDES'] as const;
const DO_SERVIDOR = ['ERRO_INTERNO', 'INDISPONIVEL', 'SEM_ESPACO'] as const;
const DA_SESSAO = ['SESSAO_INVALIDA'] as const;
const DO_PAPEL = ['ACESSO_NEGADO'] as const;
const DOS_TERMOS = ['PRIVACIDADE_NAO_ACEITA', 'REGULAMENTO_NAO_ACEITO'] as const;
/** Of the team, in production. */
const DO_FATOR = ['SEGUNDO_FATOR_OBRIGATORIO'] as const;
const DE_OUTRO_SITE = ['OUTRO_SITE'] as const;
const DE_PAGINA_VELHA = ['XSRF_INVALIDO'] as const;
const DO_CORPO = ['CORPO_ILEGIVEL', 'ARQUIVO_MUITO_GRANDE', 'TIPO_NAO_SUPORTADO'] as const;
const DO_ARQUIVO = ['COTA_DE_ENVIOS'] as const;
/** What is written down stays for years: an account does so many things in a day. */
const DO_ATO = ['COTA_DE_ATOS'] as const;
/** One intention, one effect: its key does not serve for another. */
const DA_CHAVE = ['CHAVE_REUTILIZADA'] as const;
const DOS_CAMPOS = ['DADOS_INVALIDOS'] as const;
/** An address that cannot be one, somebody else's and nobody's answer the same. */
const DO_ENDERECO = ['NAO_ENCONTRADO'] as const;

type DeQuemChama = typeof DA_CONEXAO | typeof DO_SERVIDOR | typeof DA_SESSAO | typeof DO_PAPEL | typeof DOS_TERMOS;
type DoPedido =
  | typeof DO_FATOR
  | typeof DE_OUTRO_SITE
  | typeof DE_PAGINA_VELHA
  | typeof DO_CORPO
  | typeof DO_ARQUIVO
  | typeof DO_ATO
  | typeof DA_CHAVE
  | typeof DOS_CAMPOS;

/** What a client answers in one way, whichever the call. */
export type RecusaComum = (DeQuemChama | DoPedido)[number];
/** What the act of a call refuses. */
export type RecusaPropria<C extends Chamada> =
  | C['refusals'][number]
  | (C extends { params: z.ZodType } ? (typeof DO_ENDERECO)[number] : never);
/** Every code a call may answer. */
export type RecusaDe<C extends Chamada> = RecusaPropria<C> | RecusaComum;

/** What this call may answer without its act having a say; it follows from what the call declares. */
export function recusasComuns(chamada: Chamada): readonly CodigoDeErro[] {
  const { method, acesso, antesDosTermos, antesDoFator, vemDeFora, params, query, headers, body, multipart } = chamada;
  const podem = QUEM_ENTROU.filter((quem) => acesso[quem]);
  const comTermos = podem.some((quem) => !antesDosTermos || acesso[quem] !== 'proprio');
  const daEquipe = FUNCOES.some((funcao) => acesso[funcao]);
  const conhece = !abertaATodos(chamada);
  return [
    ...DA_CONEXAO,
    ...DO_SERVIDOR,
    ...(conhece ? DA_SESSAO : []),
    ...(conhece && podem.length < QUEM_ENTROU.length ? DO_PAPEL : []),
    ...(conhece && comTermos ? DOS_TERMOS : []),
    ...(conhece && daEquipe && !antesDoFator ? DO_FATOR : []),
    ...(ageDeFato(chamada) && !vemDeFora ? DE_OUTRO_SITE : []),
    ...(method === 'GET' ? [] : [...DE_PAGINA_VELHA, ...DO_CORPO]),
    ...(multipart ? DO_ARQUIVO : []),
    ...(contaParaACota(chamada) ? DO_ATO : []),
    ...(headers && 'idempotency-key' in headers.shape ? DA_CHAVE : []),
    ...(query || headers || body ? DOS_CAMPOS : []),
    ...(params ? DO_ENDERECO : []),
  ];
}

/** What cannot go on for ever by itself: a coupon is sold once, a session ends once. And who wants to leave, may. */
const SEM_COTA: readonly NomeDeAto[] = ['cupom-validado', 'conta-saiu', 'sessao-encerrada'];

/** Of who has a session. */
export const contaParaACota = (chamada: Chamada): boolean =>
  chamada.ato !== undefined && !SEM_COTA.includes(chamada.ato.nome) && !abertaATodos(chamada);

/** Everything this call may answer: what its act declares, and what is common. */
export function recusasDe(chamada: Chamada): readonly CodigoDeErro[] {
  return [...new Set([...chamada.refusals, ...recusasComuns(chamada)])];
}
