import { trabalhadores } from '../trabalhadores';
import { chamar } from './chamar';
import type { Pessoa } from './elenco';
import { enviarFormulario } from './formulario';
import type { Palco } from './palco';

/** What the team does with a file of coupons: look, send, follow, fetch the errors. */
export function mesaDeImportacoes(palco: () => Palco, admin: () => Pessoa) {
  const enviar = async (url: string, linhas: string[], campos: Record<string, string> = {}, previa = false) =>
    enviarFormulario(palco(), admin(), {
      url: `${url}${previa ? '?previa=S' : ''}`,
      campos,
      arquivo: { nome: 'arquivo.csv', bytes: Buffer.from(linhas.join('\r\n')) },
    });
  const ver = async (id: number) => (await chamar(palco(), admin(), 'GET /importacao/:id', { params: { id } })).body;
  return {
    enviar,
    ver,
    /** Sent, worked through, and what came of it. */
    async importar(url: string, linhas: string[], campos?: Record<string, string>) {
      const { body } = await enviar(url, linhas, campos);
      await palco().trabalhar();
      return ver(body.id_importacao);
    },
    erros: async (id: number) =>
      (await chamar(palco(), admin(), 'GET /importacao/:id/erros', { params: { id } })).texto,
  };
}

/** The file the product itself hands out as an example, with a row that is not the example. */
export async function modeloPreenchido({ app }: Palco, { token }: Pessoa, tipo: string): Promise<Buffer> {
  const { body } = await app.inject({ url: `/api/importacao/modelo/${tipo}`, headers: { api_token: token } });
  const [cabecalho = '', exemplo = ''] = body.replace('\ufeff', '').split(/\r?\n/);
  const celulas = exemplo.split(';').map((celula, i) => (i === 0 ? `${celula}9` : celula));
  return Buffer.from([cabecalho, celulas.join(';')].join('\r\n'));
}

/** Goes through an import of people as a job does; what is said of each batch happens inside it, before its mails are queued. */
export function percorrer(palco: Palco, importacaoId: number, noLote: (lote: number) => unknown): Promise<void> {
  let lotes = 0;
  const fila: Palco['fila'] = {
    ...palco.fila,
    enfileirarTodas: async (...args) => {
      await noLote(++lotes);
      return palco.fila.enfileirarTodas(...args);
    },
  };
  return trabalhadores({ ...palco, fila }, { enviar: async () => undefined }).importacao({ importacaoId });
}
