import path from 'node:path';

export const PESSOAS = {
  visitante: null,
  tutor: 'tutor01@example.com',
  prescritor: 'parceiro01@example.com',
  lojista: 'loja01@example.com',
  indicabem: 'admin@example.com',
} as const;
export type Quem = keyof typeof PESSOAS;
export type Visita = { quem: Quem; caminho: string };

type Rota = { caminho: string; acesso: 'publica' | 'visitante' | readonly Exclude<Quem, 'visitante'>[] };

/** The router's own table, so that no screen can be forgotten here. Its lazy screens are not loaded. */
async function lerRotas(): Promise<Rota[]> {
  const pasta = path.resolve(import.meta.dirname, '../../web/src/app');
  const arquivos = ['rotas-publicas', 'rotas-logadas', 'rotas-do-admin'];
  const modulos = await Promise.all(
    arquivos.map((nome) => import(path.join(pasta, `${nome}.ts`)) as Promise<Record<string, Rota[]>>),
  );
  return modulos.flatMap((modulo) => Object.values(modulo).flat());
}

const TIPOS = { 'usuarios/novo/:tipo': 8, 'usuarios/editar/:tipo/:id': 5 } as Record<string, number>;

export async function listarVisitas(): Promise<Visita[]> {
  const rotas = await lerRotas();
  return rotas.flatMap(({ caminho, acesso }) => {
    const documento = caminho === 'privacidade' || caminho === 'regulamento';
    const quem: readonly Quem[] = typeof acesso !== 'string' ? acesso : documento ? TODAS : ['visitante'];
    const variantes = Array.from({ length: TIPOS[caminho] ?? 1 }, (_, n) => caminho.replace(':tipo', String(n + 1)));
    return quem.flatMap((cada) => variantes.map((variante) => ({ quem: cada, caminho: variante })));
  });
}

const TODAS = Object.keys(PESSOAS) as Quem[];
