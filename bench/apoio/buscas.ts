import type pg from 'pg';

/** What the team types to find somebody, whole or a piece of it: all of the same person, who has a coupon. */
export async function buscasDoAtendimento(pool: pg.Pool, email: string): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ indicacao: string; cupom: string }>(
    `select p.codigo as indicacao, c.codigo as cupom from cupom c join prescricao p on p.id = c.prescricao_id
      where p.email = $1`,
    [email],
  );
  const { indicacao = '', cupom = '' } = rows[0] ?? {};
  const [{ cpf, telefone, nome } = { cpf: '', telefone: '', nome: '' }] = (
    await pool.query<{ cpf: string; telefone: string; nome: string }>(
      `select t.cpf, t.telefone, t.nome from tutor t join conta c on c.id = t.id where c.email = $1`,
      [email],
    )
  ).rows;
  const emGrupos = (codigo: string) => codigo.replace(/.{4}(?=.)/g, '$&-');
  return {
    'código com traços': emGrupos(indicacao),
    'pedaço de código': indicacao.slice(0, 6),
    'código de cupom': emGrupos(cupom),
    'pedaço de cupom': cupom.slice(2, 9),
    'CPF com máscara': cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'),
    'pedaço de CPF': cpf.slice(0, 7),
    telefone: `(${telefone.slice(0, 2)}) ${telefone.slice(2)}`,
    'e-mail': email,
    'pedaço de e-mail': email.replace(/@.*/, '@'),
    'telefone sem o DDD': `${telefone.slice(2, 7)}-${telefone.slice(7)}`,
    'nome inteiro': nome,
    'nome e último sobrenome': nome.replace(/ .* /, ' '),
    'começo de um nome': nome
      .split(' ')
      .map((palavra) => palavra.slice(0, 4))
      .join(' '),
    'nome comum': 'maria silva',
    'um nome só, dos mais comuns': 'maria',
    'nome que não há': 'xyzxyz',
  };
}
