import type { Chamada, Envio, Recebido } from '@indica-bem/domain/contrato/chamada';
import type { ChamadaPorNome, NomeDeChamada } from '@indica-bem/domain/contrato/chamadas';
import type { InjectOptions } from 'fastify';
import type { Pessoa } from './elenco';
import type { Palco } from './palco';

type Problema = { type: string; detail: string; campos?: Record<string, string> };
type Resultado<C extends Chamada> = {
  status: number;
  body: Recebido<C> & Problema;
  texto: string;
  headers: Record<string, unknown>;
};
/** What may be left empty may be left out. */
type Facultativos<T> = { [K in keyof T as object extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as object extends T[K] ? K : never]?: T[K];
};
/** Looked at once the route is known: before, it would be what every call there is takes, and half of the type check. */
type Adiado<T> = [T] extends [infer I] ? I : never;
type Envelope = { params?: object; query?: object; headers?: object; body?: unknown };

/** Calls a declared route as somebody (or nobody), through HTTP. */
export async function chamar<R extends NomeDeChamada>(
  { app }: Pick<Palco, 'app'>,
  quem: Pessoa | null,
  rota: R,
  envio: Adiado<Facultativos<Envio<ChamadaPorNome[R]>> & { headers?: Record<string, string> }>,
): Promise<Resultado<ChamadaPorNome[R]>> {
  const [method = '', caminho = ''] = rota.split(' ');
  const { params = {}, query = {}, headers = {}, body } = envio as Envelope;
  const url = Object.entries(params).reduce(
    (u, [nome, valor]) => u.replace(`:${nome}`, encodeURIComponent(String(valor))),
    caminho,
  );
  const resposta = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: `/api${url}`,
    query: query as Record<string, string>,
    headers: { ...(quem && { api_token: quem.token }), ...headers },
    ...(body !== undefined && { payload: body as object }),
  });
  const json = resposta.headers['content-type']?.toString().includes('json') ? resposta.json() : undefined;
  return { status: resposta.statusCode, body: json, texto: resposta.body, headers: resposta.headers };
}
