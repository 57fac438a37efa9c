import { cnpjDe, cpfDe } from '../../server/src/test/documentos';

/** As many rows as a file may have, and as many bytes: 20 MB over 150,000 rows. */
const LINHAS = 150_000;
const BYTES_POR_LINHA = 138;
const ALFABETO = '23456789BCDFGHJKMNPQRSTVWXYZ';

type Arquivo = { caminho: string; campos: Record<string, string>; colunas: string; linha: (n: number) => string };

const codigo = (n: number) => Array.from({ length: 8 }, (_, i) => ALFABETO[Math.floor(n / 28 ** i) % 28]).join('');

/** The largest file of each kind that the product takes in, and the one with the most cells. */
export function maioresArquivos({ lojaOnline, produto }: { lojaOnline: number; produto: number }): [string, Arquivo][] {
  const daLoja = { caminho: '/prescrition/upload_file', campos: { id_lojista: String(lojaOnline) } };
  return Object.entries<Arquivo>({
    tutores: {
      caminho: '/cadastro-em-lote',
      campos: { perfil: 'tutor' },
      colunas: 'cpf;email;telefone;data_nascimento;nome',
      linha: (n) => `${cpfDe(n)};memoria${n}@example.com;15998765432;20/05/1990;Ana ${'Prado '.repeat(11)}`,
    },
    'cupons de loja on-line': {
      ...daLoja,
      colunas: 'codigo_coupon;desconto;data_validade;observacao',
      linha: (n) => `MEMORIA-${n};10;31/12/2030;${'observação '.repeat(8)}`,
    },
    'indicações de loja on-line': {
      ...daLoja,
      colunas: 'codigo_prescricao;email;telefone;id_produto;observacao',
      linha: (n) => `${codigo(n)};;15998765432;${produto};${'observação '.repeat(8)}`,
    },
    'baixas de cupons que não há': {
      caminho: '/coupon/upload_file_baixa',
      campos: {},
      colunas: 'codigo_coupon;valor;peso;data_efetivacao;nome_funcionario',
      linha: (n) => `${codigo(n)};289,90;15;01/11/2026;${'Caio '.repeat(20)}`,
    },
    'pagamentos de acertos que não há': {
      caminho: '/acertos/pagamentos/arquivo',
      campos: {},
      colunas: 'cnpj;mes;data_pagamento;referencia;observacao',
      linha: (n) => `${cnpjDe(n)};10/2026;10/11/2026;PIX ${n};${'observação '.repeat(6)}`,
    },
    'baixas com 70 colunas': {
      caminho: '/coupon/upload_file_baixa',
      campos: {},
      colunas: `codigo_coupon;valor;peso;data_efetivacao;nome_funcionario${';outra'.repeat(65)}`,
      linha: (n) => `${codigo(n)};1;15;01/11/2026;Caio${';x'.repeat(65)}`,
    },
  });
}

export function formulario({ campos, colunas, linha }: Arquivo): FormData {
  const form = new FormData();
  for (const [nome, valor] of Object.entries(campos)) form.set(nome, valor);
  const linhas = Array.from({ length: LINHAS }, (_, n) => linha(n).slice(0, BYTES_POR_LINHA - 8));
  form.set('arquivo', new Blob([`${colunas}\n`, linhas.join('\n')], { type: 'text/csv' }), 'memoria.csv');
  return form;
}
