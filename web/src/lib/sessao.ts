import type { entrar } from '@indica-bem/domain/conta/chamadas';
import type { Recebido } from '@indica-bem/domain/contrato/chamada';
import type { ChamadaPorNome } from '@indica-bem/domain/contrato/chamadas';
import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import { PAPEIS, type Papel } from '@indica-bem/domain/contrato/papeis';
import { primeiroNome } from '@indica-bem/domain/texto/primeiro-nome';
import { criarOuvintes } from './estado';

export type Sessao = Recebido<ChamadaPorNome[typeof entrar]>;
export type Documento = 'privacidade' | 'termos';

/** What local storage may hold (spec 11.7): a stored user can lack a type, and is then blocked. */
export type UsuarioGuardado = Sessao | { tipo_usuario: null; api_token: string; usuario: { nome?: string } };

const CHAVE = 'usuario';
const ACEITES = { privacidade: 'privacidade_aceite', termos: 'uso_aceite' } as const;
// Two roles are known by both names (spec 11.7).
const SINONIMOS: Record<string, Papel> = { prescriber: 'prescritor', shopkeeper: 'lojista' };

const ouvintes = criarOuvintes();
let lido: { texto: string | null; usuario: UsuarioGuardado | null } = { texto: null, usuario: null };

/** The stored user; the same object until storage changes. */
export function usuarioAtual(): UsuarioGuardado | null {
  const texto = localStorage.getItem(CHAVE);
  if (texto !== lido.texto) lido = { texto, usuario: interpretar(texto) };
  return lido.usuario;
}

export function abrirSessao(sessao: Sessao): void {
  localStorage.setItem(CHAVE, JSON.stringify(sessao));
  for (const documento of ['privacidade', 'termos'] as const) espelhar(documento, aceitou(sessao, documento));
  ouvintes.avisar();
}

export function encerrarSessao(): void {
  for (const chave of [CHAVE, 'privacidade', 'termos']) localStorage.removeItem(chave);
  ouvintes.avisar();
}

/** After a profile update (spec 11.7): the new profile takes the place of the stored one, acceptance stays. */
export function trocarPerfil(perfil: object): void {
  const atual = usuarioAtual();
  if (atual) guardar({ ...atual, usuario: { ...atual.usuario, ...perfil } } as UsuarioGuardado);
}

/** The same after a changed password: every session ended, and the answer brought the token that goes on. */
export function renovarSessao(antes: Sessao, perfil: object, api_token: string): void {
  abrirSessao({ ...antes, api_token, usuario: { ...antes.usuario, ...perfil } } as Sessao);
}

/** Somebody of the team was given another function while being in. */
export function trocarFuncao(funcao: Funcao): void {
  const atual = usuarioAtual();
  if (atual?.tipo_usuario === 'indicabem' && atual.funcao !== funcao) guardar({ ...atual, funcao });
}

export function registrarAceite(documento: Documento, aceito: boolean): void {
  espelhar(documento, aceito);
  trocarPerfil({ [ACEITES[documento]]: aceito ? 'S' : null });
}

export function aceitou(usuario: UsuarioGuardado, documento: Documento): boolean {
  return usuario.tipo_usuario !== null && usuario.usuario[ACEITES[documento]] === 'S';
}

export const aceitouTudo = (usuario: UsuarioGuardado): boolean =>
  aceitou(usuario, 'privacidade') && aceitou(usuario, 'termos');

/** The profile's id, whatever the role calls it. */
export function idDoUsuario(sessao: Sessao): number {
  switch (sessao.tipo_usuario) {
    case 'tutor':
      return sessao.usuario.id_tutor;
    case 'prescritor':
      return sessao.usuario.id_prescriber;
    case 'lojista':
      return sessao.usuario.id_shopkeeper;
    case 'indicabem':
      return sessao.usuario.id_admin;
  }
}

/** Who came in before there were functions might everything; the server is asked again soon (app/funcao-de-agora). */
export const funcaoDe = (usuario: UsuarioGuardado | null): Funcao | null =>
  usuario?.tipo_usuario === 'indicabem' ? (usuario.funcao ?? 'dono') : null;

/** The id of who is in, or null. */
export function quemEntrou(): number | null {
  const usuario = usuarioAtual();
  return usuario?.tipo_usuario ? idDoUsuario(usuario) : null;
}

/** The first name, with the title in front of it if there is one: "Dra. Aurora". A store is called by its whole name. */
export function comoChamar({ tipo_usuario, usuario }: UsuarioGuardado): string {
  const nome = usuario.nome?.trim() ?? '';
  return tipo_usuario === 'lojista' ? nome : primeiroNome(nome);
}

const PERFIS_DE_BANNER = { tutor: 'tutor', prescritor: 'prescriber', lojista: 'shopkeeper' } as const;

/** How covers name the roles; everybody else is `other`. */
export function perfilDoBanner(usuario: UsuarioGuardado | null) {
  const papel = usuario?.tipo_usuario;
  return papel && papel !== 'indicabem' ? PERFIS_DE_BANNER[papel] : 'other';
}

export function assinarSessao(ouvinte: () => void): () => void {
  const deOutraAba = ({ key }: StorageEvent) => {
    if (key === CHAVE || key === null) ouvinte();
  };
  const desistir = ouvintes.assinar(ouvinte);
  window.addEventListener('storage', deOutraAba);
  return () => {
    desistir();
    window.removeEventListener('storage', deOutraAba);
  };
}

function interpretar(texto: string | null): UsuarioGuardado | null {
  try {
    const valor: unknown = JSON.parse(texto ?? 'null');
    if (!ehObjeto(valor) || typeof valor.api_token !== 'string' || !ehObjeto(valor.usuario)) return null;
    const nome = String(valor.tipo_usuario);
    const papel = SINONIMOS[nome] ?? PAPEIS.find((conhecido) => conhecido === nome) ?? null;
    return { ...valor, tipo_usuario: papel } as UsuarioGuardado;
  } catch {
    return null;
  }
}

function ehObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null;
}

function guardar(usuario: UsuarioGuardado): void {
  localStorage.setItem(CHAVE, JSON.stringify(usuario));
  ouvintes.avisar();
}

function espelhar(documento: Documento, aceito: boolean): void {
  if (aceito) localStorage.setItem(documento, 'true');
  else localStorage.removeItem(documento);
}
