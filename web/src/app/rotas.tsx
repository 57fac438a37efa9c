import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { lembrarDestino } from '../lib/depois';
import { usuarioAtual } from '../lib/sessao';
import { desviar } from './desviar';
import { acessoLiberado, destinoDoGuarda } from './guarda';
import { LayoutDeEntrada } from './layout-de-entrada';
import { PaginaDeErro } from './pagina-de-erro';
import { Raiz } from './raiz';
import type { Rota } from './rota';
import { ROTAS_DO_ADMIN } from './rotas-do-admin';
import { ROTAS_LOGADAS } from './rotas-logadas';
import { ROTAS_ABERTAS, ROTAS_DE_ENTRADA } from './rotas-publicas';
import { BASE, paiDe } from './tabela-de-rotas';

const NAO_ENCONTRADA: Rota = {
  caminho: '*',
  titulo: 'Página não encontrada',
  acesso: 'publica',
  tela: () => import('./nao-encontrada').then((m) => m.NaoEncontrada),
};

export const rotas: RouteObject[] = [
  {
    Component: Raiz,
    errorElement: <PaginaDeErro />,
    children: [
      { index: true, loader: () => desviar('/dashboard') },
      {
        Component: LayoutDeEntrada,
        children: [{ errorElement: <PaginaDeErro />, children: ROTAS_DE_ENTRADA.map(guardada) }],
      },
      {
        loader: carregarMoldura,
        shouldRevalidate: () => true,
        Component: Carregada,
        children: [
          {
            errorElement: <PaginaDeErro />,
            children: [...ROTAS_ABERTAS, ...ROTAS_LOGADAS, ...ROTAS_DO_ADMIN, NAO_ENCONTRADA].map(guardada),
          },
        ],
      },
    ],
  },
];

type Carregamento = { Tela: ComponentType };

/** The guard speaks before the screen's code is fetched: nobody waits for, or downloads, what he may not see. */
function guardada(rota: Rota): RouteObject {
  return {
    path: rota.caminho,
    handle: { ...rota, pai: paiDe(rota) },
    Component: Carregada,
    loader: async ({ request, params }: LoaderFunctionArgs): Promise<Carregamento> => {
      const livre = rota.abreCom !== undefined && new URL(request.url).searchParams.has(rota.abreCom);
      const veredito = livre ? 'abre' : destinoDoGuarda(usuarioAtual(), rota, params);
      if (veredito === 'bloqueia') return { Tela: (await import('./bloqueado')).Bloqueado };
      if (veredito === 'abre') return { Tela: await rota.tela() };
      if (veredito.lembrar) lembrarDestino(caminhoDe(request));
      throw desviar(veredito.vaiPara);
    },
  };
}

/** The entry has neither frame: whoever is only coming in does not wait for them. */
async function carregarMoldura(): Promise<Carregamento> {
  if (acessoLiberado(usuarioAtual())) return { Tela: (await import('./casca')).Casca };
  return { Tela: (await import('./layout-publico')).LayoutPublico };
}

function Carregada() {
  const { Tela } = useLoaderData<Carregamento>();
  return <Tela />;
}

function caminhoDe(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname.slice(BASE.length) + search;
}
