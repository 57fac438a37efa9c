import { Outlet, ScrollRestoration } from 'react-router';
import { AreaDeToasts } from '../ui/area-de-toasts';
import { Confirmacao } from '../ui/confirmacao';
import { GuardaDeSaida } from '../ui/guarda-de-saida';
import { BarraDeProgresso } from './barra-de-progresso';
import { useFocoNaNavegacao, useRecarga, useTituloDaRota } from './navegacao';
import { NovaVersao } from './nova-versao';
import { useServiceWorker } from './use-service-worker';

export function Raiz() {
  const recarga = useRecarga();
  useTituloDaRota();
  useFocoNaNavegacao();
  useServiceWorker();
  return (
    <>
      <a className="pular" href="#conteudo">
        Pular para o conteúdo
      </a>
      <BarraDeProgresso />
      <Outlet key={recarga} />
      <NovaVersao />
      <GuardaDeSaida />
      <Confirmacao />
      <AreaDeToasts />
      <ScrollRestoration />
    </>
  );
}
