import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { iniciarAplicativo, removerAplicativo, verFator } from '@indica-bem/domain/fator/chamadas';
import type { FatorDaConta } from '@indica-bem/domain/fator/contrato';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { desistiu, type Prova } from '../compartilhado/fator/use-prova';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { mensagemDe } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { confirmar } from '../ui/confirmar';
import { Etiqueta } from '../ui/etiqueta';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import { ConfirmarAplicativo, type SegredoMostrado } from './confirmar-aplicativo';
import { Parte } from './parte';
import classes from './seguranca.module.css';

type AplicativoProps = { fator: FatorDaConta; prova: Prova; aoGerar: (codigos: string[] | null) => void };

export function Aplicativo({ fator: { aplicativo }, prova: { comProva }, aoGerar }: AplicativoProps) {
  const [mostrado, setMostrado] = useState<SegredoMostrado | null>(null);
  const inicio = useEnvio({ enviar: () => comProva(() => api(iniciarAplicativo)), aoEnviar: setMostrado });
  const remocao = useEnvio({
    enviar: () => comProva(() => api(removerAplicativo)),
    aoEnviar: () => avisar.ok('Aplicativo removido'),
    aoTerminar: () => invalidar(verFator),
  });
  const erro = [inicio.erro, remocao.erro].find((um) => um && !desistiu(um));

  async function remover() {
    const certeza = await confirmar({
      titulo: 'Remover o aplicativo?',
      texto: 'Ele deixa de confirmar suas entradas. Se for a única forma, a conta fica só com a senha.',
      confirmar: 'Remover',
      perigo: true,
    });
    if (certeza) remocao.enviar();
  }

  async function ligado(codigos: string[] | null) {
    setMostrado(null);
    await invalidar(verFator);
    aoGerar(codigos);
    avisar.ok('Aplicativo ligado');
  }

  return (
    <Parte
      titulo="Aplicativo autenticador"
      Icone={IconDeviceMobile}
      estado={<Etiqueta tom={aplicativo ? 'ok' : 'neutro'}>{aplicativo ? 'Ligado' : 'Desligado'}</Etiqueta>}
    >
      <p className={classes.explicacao}>
        {aplicativo
          ? `Ligado em ${momentoCompleto(aplicativo.ligado_em)}. A cada entrada, pedimos os seis números que ele mostra.`
          : 'Um aplicativo como Google Authenticator, Microsoft Authenticator ou Aegis mostra seis números que mudam a cada meio minuto.'}
      </p>
      {erro && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
      {mostrado && <ConfirmarAplicativo segredo={mostrado} aoLigar={ligado} desistir={() => setMostrado(null)} />}
      {!mostrado && (
        <div className={classes.acoesDaParte}>
          <Botao tom={aplicativo ? 'secundario' : 'mata'} loading={inicio.enviando} onClick={() => inicio.enviar()}>
            {aplicativo ? 'Trocar de aparelho' : 'Ligar aplicativo'}
          </Botao>
          {aplicativo && (
            <Botao tom="excluir" loading={remocao.enviando} onClick={() => void remover()}>
              Remover aplicativo
            </Botao>
          )}
        </div>
      )}
    </Parte>
  );
}
