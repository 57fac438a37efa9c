import type { z } from 'zod';
import type { NomeDeAto, TipoDeObjeto } from '../auditoria/atos';
import type { CampoMostrado } from '../auditoria/campos';
import type { CodigoDeErro } from '../erros';
import { FUNCOES, type Funcao, TODA_A_EQUIPE } from './equipe';
import type { Papel } from './papeis';

export { PAPEIS, type Papel } from './papeis';

/** Who calls with a session, as `acesso` names them: of the team not the role, but what the person is there for. */
export const QUEM_ENTROU = ['tutor', 'prescritor', 'lojista', ...FUNCOES] as const;
type QuemEntrou = Exclude<Papel, 'indicabem'> | Funcao;
export type Quem = QuemEntrou | 'anonimo';

/**
 * How far somebody reaches in a call. `proprio`: only what belongs to the session's own profile; `publico`: only the
 * public part of the answer; `todos`: everything. Where `posse` names a path parameter, `proprio` is checked against it
 * before the handler runs; elsewhere the query itself carries the owner.
 */
export type Alcance = 'todos' | 'proprio' | 'publico';
export type Acesso = Partial<Record<Quem, Alcance>>;

type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Caminho = `/${string}`;
/** What an exported name of `<area>/chamadas.ts` stands for. */
export type MetodoECaminho = `${Metodo} ${Caminho}`;
type Lidos<N extends MetodoECaminho> = N extends `${infer M extends Metodo} ${infer P extends Caminho}`
  ? { method: M; path: P }
  : never;

/** What a call leaves in the audit trail: one row. `mostra`: fields whose values before and after may be kept. */
export type Ato = { nome: NomeDeAto; objeto: TipoDeObjeto; mostra?: readonly CampoMostrado[] };

export type Chamada = { method: Metodo; path: Caminho } & Declaracao;

type Declaracao = {
  resumo: string;
  acesso: Acesso;
  /** Whoever it belongs to may call it before privacy and terms are accepted (spec 1.2). */
  antesDosTermos?: true;
  /** Of the team, who must have a second factor and has none may call it: what it takes to have one, and to leave. */
  antesDoFator?: true;
  posse?: string;
  /** A GET that does something all the same; every other method does by itself. */
  age?: true;
  /** Every call that changes something says which act it is, or why it is none. */
  ato?: Ato;
  semAto?: string;
  /** The browser is sent here from somebody else's site, and must be let in. */
  vemDeFora?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** The body comes as multipart/form-data: the handler reads and checks it, file by file. */
  multipart?: true;
  /** The body may come as a plain form, and is not read: the address says all. */
  formulario?: true;
  /** 'arquivo': a binary or streamed answer that the handler writes itself. */
  answer: z.ZodType | 'arquivo';
  /** The answer is written while it is read and never held whole: its lists are as long as what they tell of. */
  aosPoucos?: true;
  refusals: readonly CodigoDeErro[];
};

/**
 * Open to all alike: the same answer whoever asks, so that the session is not even looked at. A call says so by this
 * very object; every other call depends on who asks, and answers 401 to a token that is sent and not alive.
 */
export const PARA_TODOS = Object.freeze({
  anonimo: 'todos',
  tutor: 'todos',
  prescritor: 'todos',
  lojista: 'todos',
  ...TODA_A_EQUIPE,
} as const satisfies Acesso);

export const abertaATodos = ({ acesso }: Pick<Chamada, 'acesso'>): boolean => acesso === PARA_TODOS;

/** Whether it changes something, or only tells. */
export const ageDeFato = ({ method, age }: Pick<Chamada, 'method' | 'age'>): boolean =>
  method !== 'GET' || age === true;

/** Declares the call of that name. A declaration without anybody who may call it is a mistake, not a closed door. */
export function chamada<const N extends MetodoECaminho, const D extends Declaracao>(nome: N, declarada: D) {
  const { acesso, posse } = declarada;
  if (Object.keys(acesso ?? {}).length === 0) throw new Error(`${nome} foi declarada sem acesso`);
  const iguais = Object.entries(PARA_TODOS).every(([quem, alcance]) => acesso[quem as Quem] === alcance);
  if (iguais && !abertaATodos(declarada)) throw new Error(`${nome} é aberta a todos sem dizer PARA_TODOS`);
  const [method, path] = nome.split(' ') as [Metodo, Caminho];
  if (posse && !path.split('/').includes(`:${posse}`)) throw new Error(`${nome} não tem o parâmetro :${posse}`);
  exigirAto(nome, { ...declarada, method });
  return { ...declarada, method, path } as D & Lidos<N>;
}

/** What changes something is accounted for: a call that forgot to say how does not start. */
function exigirAto(nome: string, { ato, semAto, ...declarada }: Declaracao & { method: Metodo }): void {
  if (!ageDeFato(declarada) && (ato || semAto)) throw new Error(`${nome} não muda nada e não tem ato`);
  if (ageDeFato(declarada) && !ato && !semAto) throw new Error(`${nome} não diz o seu ato, nem por que não o tem`);
  if (ato && semAto) throw new Error(`${nome} tem ato e diz que não tem`);
}

type Lido<S> = S extends z.ZodType ? z.output<S> : undefined;
type Escrito<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the handler receives (after parsing). */
export type Entrada<C extends Chamada> = {
  params: Lido<C['params']>;
  query: Lido<C['query']>;
  headers: Lido<C['headers']>;
  body: Lido<C['body']>;
};

type SemVazios<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a client sends (before parsing). */
export type Envio<C extends Chamada> = SemVazios<{
  params: C['params'] extends z.ZodType ? { [K in keyof z.input<C['params']>]: string | number } : undefined;
  query: Escrito<C['query']>;
  body: Escrito<C['body']>;
}> &
  (C['headers'] extends z.ZodType ? { headers?: z.input<C['headers']> } : unknown);

/** What the handler returns, and what the client receives (JSON). */
export type Resposta<C extends Chamada> = C['answer'] extends z.ZodType ? z.input<C['answer']> : undefined;
export type Recebido<C extends Chamada> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined;
