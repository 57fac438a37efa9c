import { usuarioAtual } from '../lib/sessao';
import { acessoLiberado, destinoDoGuarda } from './guarda';
import type { Rota } from './rota';
import { BASE, encontrarRota } from './tabela-de-rotas';

/**
 * Starts to fetch the screen of an address, its frame and its first data while React is still on its way. The router and
 * the screen ask for the same later and find it here; what fails now fails again there, where it is told. Hands back the
 * route, if it opens without the app.
 */
export function adiantar(endereco: string): Rota | undefined {
  const usuario = usuarioAtual();
  const { rota, params } = encontrarRota(endereco) ?? {};
  const veredito = rota && destinoDoGuarda(usuario, rota, params);
  // Where the guard is going to send them is where they arrive.
  if (typeof veredito === 'object') return adiantar(BASE + veredito.vaiPara);
  if (!rota || veredito !== 'abre') return undefined;
  rota.adianta?.(params ?? {});
  const comMoldura = acessoLiberado(usuario) && rota.acesso !== 'visitante';
  // The frame would ask for the second only when all else is there.
  const daEquipe = usuario?.tipo_usuario === 'indicabem' ? [import('./funcao-de-agora')] : [];
  void Promise.allSettled([rota.tela(), ...(comMoldura ? [import('./casca'), ...daEquipe] : [])]);
  return rota.sozinha && !usuario ? rota : undefined;
}
