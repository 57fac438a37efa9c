import './ui/base.css';
import '@fontsource-variable/figtree/wght.css';
import { adiantar } from './app/adiantar';

// Small, and first to arrive: the screen's own code comes together with what all screens stand on, not after it.
const sozinha = adiantar(location.pathname);
if (sozinha) void import('./app/pagina-aberta').then(({ ligarPaginaAberta }) => ligarPaginaAberta(sozinha));
// Started in a task of its own: in between, a slow phone can paint and listen.
else void import('./aplicativo').then(({ ligarAplicativo }) => setTimeout(ligarAplicativo));
