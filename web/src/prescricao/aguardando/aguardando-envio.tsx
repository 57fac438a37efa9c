import { IconDownload, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { baixar } from '../../lib/baixar';
import { useOnline } from '../../lib/online';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { enviarAgora } from '../../offline/sincronizar';
import { usePendentes } from '../../offline/use-pendentes';
import { Botao } from '../../ui/botao';
import classes from './aguardando-envio.module.css';
import { CartaoDaPendente } from './cartao-da-pendente';
import { csvDasPendentes } from './exportar';

/** Above what the server knows: what only this device knows. Nothing when there is nothing. */
export function AguardandoEnvio() {
  const dono = idDoUsuario(useUsuario());
  const pendentes = usePendentes(dono);
  const online = useOnline();
  const [enviando, setEnviando] = useState(false);
  if (pendentes.length === 0) return null;
  const aEnviar = pendentes.filter(({ estado }) => estado !== 'recusada').length;
  const recusadas = pendentes.length - aEnviar;

  async function enviar(chave?: string) {
    setEnviando(true);
    await enviarAgora(dono, chave).finally(() => setEnviando(false));
  }
  function exportar() {
    const conteudo = new Blob([csvDasPendentes(pendentes)], { type: 'text/csv;charset=utf-8' });
    baixar(conteudo, 'indicacoes-aguardando-envio.csv');
  }

  return (
    <section className={classes.secao} aria-labelledby="aguardando">
      <div className={classes.cabeca}>
        <h2 id="aguardando">{aEnviar > 0 ? `Aguardando envio (${aEnviar})` : `Recusadas (${recusadas})`}</h2>
        <p>{['Salvas só neste dispositivo.', ...oQueSegue(aEnviar, recusadas, online)].join(' ')}</p>
      </div>
      <div className={classes.acoes}>
        {aEnviar > 0 && (
          <Botao tom="mata" loading={enviando} icone={<IconSend size={20} aria-hidden />} onClick={() => void enviar()}>
            Enviar agora
          </Botao>
        )}
        <Botao icone={<IconDownload size={20} aria-hidden />} onClick={exportar}>
          Exportar
        </Botao>
      </div>
      <ul className={classes.lista}>
        {pendentes.map((pendente) => (
          <CartaoDaPendente
            key={pendente.chave}
            pendente={pendente}
            online={online}
            tentarDeNovo={() => void enviar(pendente.chave)}
          />
        ))}
      </ul>
    </section>
  );
}

/** What was refused goes nowhere by itself. */
function oQueSegue(aEnviar: number, recusadas: number, online: boolean): string[] {
  if (aEnviar === 0) return ['Corrija e envie de novo.'];
  const quando = online ? 'Serão enviadas em instantes.' : 'Serão enviadas quando a conexão voltar.';
  if (recusadas === 0) return [quando];
  return [quando, `${recusadas === 1 ? '1 foi recusada' : `${recusadas} foram recusadas`}: corrija e envie de novo.`];
}
