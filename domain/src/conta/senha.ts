const SENHA_MINIMA = 8;
const SENHA_MAXIMA = 200;

/** Length only: what makes a password good cannot be counted in symbols (the hint below helps, it does not forbid). */
export function erroDaSenha(senha: string): string | null {
  if (senha === '') return 'Preencha a senha';
  if (senha.length < SENHA_MINIMA) return `A senha precisa ter ao menos ${SENHA_MINIMA} caracteres`;
  return senha.length > SENHA_MAXIMA ? `Use até ${SENHA_MAXIMA} caracteres` : null;
}

export type ForcaDaSenha = { nivel: 0 | 1 | 2 | 3; nome: string; dica: string | null };

const NIVEIS = [
  { nome: 'Curta demais', dica: `Use ao menos ${SENHA_MINIMA} caracteres.` },
  { nome: 'Fraca', dica: 'Junte mais palavras ou misture letras, números e símbolos.' },
  { nome: 'Boa', dica: 'Mais alguns caracteres a deixam forte.' },
  { nome: 'Forte', dica: null },
] as const;

/** A hint while typing: variety and length count, repetition does not. */
export function forcaDaSenha(senha: string): ForcaDaSenha {
  const nivel = nivelDa(senha);
  return { nivel, ...NIVEIS[nivel] };
}

function nivelDa(senha: string): ForcaDaSenha['nivel'] {
  if (senha.length < SENHA_MINIMA) return 0;
  const classes = [/[a-zà-ÿ]/, /[A-ZÀ-Þ]/, /\d/, /[^\p{L}\d]/u].filter((classe) => classe.test(senha)).length;
  const distintos = new Set(senha).size;
  if (distintos < 5) return 1;
  const pontos = distintos + classes * 2;
  if (pontos < 13) return 1;
  return pontos < 16 ? 2 : 3;
}
