import './ui/base.css';
import '@fontsource-variable/figtree/wght.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ligarSessao } from './app/ligar-sessao';
import { BASE, rotas } from './app/rotas';
import { consultas } from './lib/consultas';
import { tema, variaveis } from './ui/tema';

const router = createBrowserRouter(rotas, { basename: BASE });
ligarSessao(router);

// The static markup of index.html stays until the first screen is ready to take its place.
const desligar = router.subscribe(({ initialized }) => initialized && iniciar());
if (router.state.initialized) iniciar();

// After the first screen: what is needed offline must not compete with what is needed now.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', async () => (await import('./offline/registrar-sw')).registrarServiceWorker());
}

function iniciar(): void {
  desligar();
  const raiz = document.getElementById('root');
  if (!raiz) throw new Error('index.html não tem #root');
  createRoot(raiz).render(
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
    </StrictMode>,
  );
}
