import './ui/base.css';
import '@fontsource-variable/figtree/wght.css';
import { adiantar } from './app/adiantar';

// Small, and first to arrive: the screen's own code comes together with what all screens stand on, not after it.
adiantar(location.pathname);
// Started in a task of its own: in between, a slow phone can paint and listen.
void import('./aplicativo').then(({ ligarAplicativo }) => setTimeout(ligarAplicativo));
