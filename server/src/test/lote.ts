import { chamar } from './chamar';
import { cpfDe } from './documentos';
import { criarAdmin } from './elenco';
import { enviarFormulario } from './formulario';
import type { Palco } from './palco';

export const CABECALHO = 'nome;cpf;email;telefone;data_nascimento';
let serie = 5000;
export const linhaDeTutor = (
  dados: Partial<Record<'nome' | 'cpf' | 'email' | 'telefone' | 'nascimento', string>> = {},
) => {
  const n = ++serie;
  const { nome = 'José da Conceição', cpf = cpfDe(n), email = `lote${n}@example.com` } = dados;
  const { telefone = '(15) 99876-5432', nascimento = '20/05/1990' } = dados;
  return [nome, cpf, email, telefone, nascimento].join(';');
};
export const csvDeTutores = (...linhas: string[]) => Buffer.from([CABECALHO, ...linhas].join('\r\n'));

type Opcoes = { perfil?: string; previa?: boolean; nome?: string };

/** What the team does with a file: send it, follow it, fetch its errors, and count who is registered. */
export function mesaDeLotes(palco: () => Palco) {
  return {
    async enviar(bytes: Buffer, { perfil = 'tutor', previa = false, nome = 'pessoas.csv' }: Opcoes = {}) {
      const url = `/cadastro-em-lote${previa ? '?previa=S' : ''}`;
      const arquivo = { nome, bytes };
      return enviarFormulario(palco(), await criarAdmin(palco()), { url, campos: { perfil }, arquivo });
    },
    async ver(id: number) {
      return (await chamar(palco(), await criarAdmin(palco()), 'GET /importacao/:id', { params: { id } })).body;
    },
    async erros(id: number) {
      return (await chamar(palco(), await criarAdmin(palco()), 'GET /importacao/:id/erros', { params: { id } })).texto;
    },
    async contar() {
      const { rows } = await palco().pool.query<{ n: number }>(
        `select count(*)::int as n from conta where papel <> 'indicabem'`,
      );
      return rows[0]?.n ?? 0;
    },
  };
}
