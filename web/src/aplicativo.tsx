import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ligarNavegacao } from './app/ligar-navegacao';
import { ligarSessao } from './app/ligar-sessao';
import { nomearEntrada } from './app/nomear-entrada';
import { rotas } from './app/rotas';
import { BASE } from './app/tabela-de-rotas';
import { consultas } from './lib/consultas';
import { tema, variaveis } from './ui/tema';
import { ligarVoltaDesfeita } from './ui/volta-desfeita';

export function ligarAplicativo(): void {
  nomearEntrada();
  ligarVoltaDesfeita();
  const router = createBrowserRouter(rotas, { basename: BASE });
  ligarSessao(router);
  ligarNavegacao(router);

  // The static markup of index.html stays until the first screen is ready to take its place.
  if (router.state.initialized) mostrar(router);
  else {
    const desligar = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      desligar();
      mostrar(router);
    });
  }
}

function mostrar(router: DataRouter): void {
  const raiz = document.getElementById('root');
  if (!raiz) throw new Error('index.html não tem #root');
  const tudo = (
    <StrictMode>
      <MantineProvider
        theme={tema}
        cssVariablesResolver={variaveis}
        forceColorScheme="light"
        deduplicateCssVariables={false}
      >
        <QueryClientProvider client={consultas}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
  // In small slices: a finger that taps meanwhile on a cheap phone is heard.
  startTransition(() => createRoot(raiz).render(tudo));
}
