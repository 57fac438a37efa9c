import { aceitouTudo, funcaoDe, type UsuarioGuardado } from '../lib/sessao';
import type { Rota } from './rota';

type Params = Record<string, string | undefined>;
export type Veredito = 'abre' | 'bloqueia' | { vaiPara: string; lembrar: boolean };

/** Who may open a route, and where the others go (spec 11.2). */
export function destinoDoGuarda(
  usuario: UsuarioGuardado | null,
  { acesso, entrada = '/login', ...rota }: Pick<Rota, 'acesso' | 'entrada' | 'caminho' | 'funcoes'>,
  params: Params = {},
): Veredito {
  if (acesso === 'publica') return 'abre';
  if (acesso === 'visitante') return usuario?.tipo_usuario ? jaEntrou(rota.caminho, params) : 'abre';
  if (!usuario) return { vaiPara: preencher(entrada, params), lembrar: true };
  if (usuario.tipo_usuario === null) return 'bloqueia';
  if (!aceitouTudo(usuario)) return { vaiPara: '/aceites', lembrar: true };
  const daFuncao = !rota.funcoes || rota.funcoes.some((funcao) => funcao === funcaoDe(usuario));
  return acesso.includes(usuario.tipo_usuario) && daFuncao ? 'abre' : { vaiPara: '/home', lembrar: false };
}

/** Only then the menu of the role makes sense around a page. */
export function acessoLiberado(usuario: UsuarioGuardado | null): boolean {
  return usuario !== null && aceitouTudo(usuario);
}

function jaEntrou(caminho: string, params: Params): Veredito {
  const paraIndicacao = caminho.endsWith('indicacao/:hash');
  return { vaiPara: paraIndicacao ? preencher('/indicacao/:hash', params) : '/home', lembrar: false };
}

function preencher(caminho: string, params: Params): string {
  return caminho.replace(/:(\w+)/g, (_, nome: string) => encodeURIComponent(params[nome] ?? ''));
}
