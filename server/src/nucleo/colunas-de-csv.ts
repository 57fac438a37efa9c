/** A column of a report. `sql` already gives the cell as it is written: text, or null for an empty one. */
export type Coluna = { chave: string; titulo: string; sql: string };

/** Written by people: never a formula. */
export const texto = (chave: string, titulo: string, expressao: string): Coluna => ({
  chave,
  titulo,
  sql: `celula(${expressao})`,
});

/** Ours, or digits by a constraint of the database: nothing to defend against. */
export const fixo = (chave: string, titulo: string, expressao: string): Coluna => ({ chave, titulo, sql: expressao });

export const data = (chave: string, titulo: string, expressao: string): Coluna =>
  fixo(chave, titulo, `to_char(${expressao}, 'DD/MM/YYYY')`);

export const reais = (chave: string, titulo: string, centavos: string): Coluna =>
  fixo(chave, titulo, `replace(round(${centavos} / 100.0, 2)::text, '.', ',')`);

export const numero = (chave: string, titulo: string, expressao: string): Coluna =>
  fixo(chave, titulo, `replace(trim_scale(${expressao}::numeric)::text, '.', ',')`);

export const cpf = (chave: string, titulo: string, x: string): Coluna =>
  fixo(
    chave,
    titulo,
    `substr(${x}, 1, 3) || '.' || substr(${x}, 4, 3) || '.' || substr(${x}, 7, 3) || '-' || substr(${x}, 10)`,
  );

export const cnpj = (chave: string, titulo: string, x: string): Coluna =>
  fixo(
    chave,
    titulo,
    `substr(${x}, 1, 2) || '.' || substr(${x}, 3, 3) || '.' || substr(${x}, 6, 3) || '/' || substr(${x}, 9, 4) || '-' || substr(${x}, 13)`,
  );

/** In fours, as on paper: 44 digits in a row a spreadsheet would round. */
export const nota = (chave: string, titulo: string, x: string): Coluna =>
  fixo(chave, titulo, `regexp_replace(${x}, '(.{4})(?=.)', '\\1 ', 'g')`);

export const telefone = (chave: string, titulo: string, x: string): Coluna =>
  fixo(chave, titulo, `'(' || left(${x}, 2) || ') ' || substr(${x}, 3, length(${x}) - 6) || '-' || right(${x}, 4)`);

/** A stored word as people read it. */
export const rotulo = (chave: string, titulo: string, expressao: string, nomes: Record<string, string>): Coluna =>
  fixo(
    chave,
    titulo,
    `case ${expressao} ${Object.entries(nomes)
      .map(([valor, nome]) => `when '${valor}' then '${nome}'`)
      .join(' ')} else ${expressao} end`,
  );
