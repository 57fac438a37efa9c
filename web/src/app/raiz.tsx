import { useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { peca } from '../lib/peca';
import { assinarVersao, versaoNova } from '../offline/nova-versao';
import { AreaDeToasts } from '../ui/area-de-toasts';
import { Confirmacao } from '../ui/confirmacao';
import { GuardaDeSaida } from '../ui/guarda-de-saida';
import { BarraDeProgresso } from './barra-de-progresso';
import { useFocoNaNavegacao, useRecarga, useTituloDaRota } from './navegacao';
import { useDepoisDaTela } from './use-depois-da-tela';

const NovaVersao = peca(() => import('./nova-versao').then((m) => m.NovaVersao));

export function Raiz() {
  const nova = useSyncExternalStore(assinarVersao, versaoNova);
  const recarga = useRecarga();
  useTituloDaRota();
  useFocoNaNavegacao();
  useDepoisDaTela();
  return (
    <>
      <a className="pular" href="#conteudo">
        Pular para o conteúdo
      </a>
      <BarraDeProgresso />
      <Outlet key={recarga} />
      <div role="status">{nova && <NovaVersao ativar={nova} />}</div>
      <GuardaDeSaida />
      <Confirmacao />
      <AreaDeToasts />
      <ScrollRestoration />
    </>
  );
}
