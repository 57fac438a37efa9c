/// <reference lib="webworker" />
import { type Arquivo, criarCasca } from './casca-guardada';
import { enviarDoWorker } from './enviar-do-worker';
import { buscarImagem, ehImagem } from './imagens-guardadas';
import { TAREFA_DE_ENVIO } from './tarefa-de-envio';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Arquivo[] };

const casca = criarCasca(self.__WB_MANIFEST);
/** Pages under the app's address that the server writes itself. */
const DO_SERVIDOR = /^\/web\/(dev\/|conferir-doacoes\.mjs$)/;

self.addEventListener('install', (evento) => evento.waitUntil(casca.guardar()));

self.addEventListener('activate', (evento) => evento.waitUntil(ativar()));

/** A new version waits until the person asks for it: no page changes under somebody who is typing. */
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** The app's own files, and pictures named by their content. No other answer of the API is ever kept here. */
self.addEventListener('fetch', (evento) => {
  const { request } = evento;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || DO_SERVIDOR.test(pathname)) return;
  if (request.mode === 'navigate') evento.respondWith(casca.pagina(request));
  else if (pathname.startsWith('/web/')) evento.respondWith(casca.buscar(request));
  else if (ehImagem(pathname)) evento.respondWith(buscarImagem(request));
});

// TypeScript's worker library does not know background sync, which only Chromium has.
self.addEventListener('sync', (evento) => {
  const { tag } = evento as Event & { tag?: string };
  if (tag === TAREFA_DE_ENVIO) (evento as ExtendableEvent).waitUntil(enviarDoWorker());
});

async function ativar(): Promise<void> {
  await casca.esquecerVelhas();
  await self.clients.claim();
}
