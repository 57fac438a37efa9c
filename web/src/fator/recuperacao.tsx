import { gerarRecuperacao, verFator } from '@indica-bem/domain/fator/chamadas';
import type { FatorDaConta } from '@indica-bem/domain/fator/contrato';
import { IconFileText } from '@tabler/icons-react';
import { desistiu, type Prova } from '../compartilhado/fator/use-prova';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { mensagemDe } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { confirmar } from '../ui/confirmar';
import { Etiqueta } from '../ui/etiqueta';
import { useEnvio } from '../ui/use-envio';
import { Parte } from './parte';
import classes from './seguranca.module.css';

type RecuperacaoProps = { fator: FatorDaConta; prova: Prova; aoGerar: (codigos: string[] | null) => void };

const POUCOS = 3;

/** For the day the device is lost. */
export function Recuperacao({ fator: { recuperacao }, prova: { comProva }, aoGerar }: RecuperacaoProps) {
  const envio = useEnvio({
    enviar: () => comProva(() => api(gerarRecuperacao)),
    aoEnviar: async ({ codigos }) => {
      await invalidar(verFator);
      aoGerar(codigos);
    },
  });

  async function gerar() {
    const certeza = await confirmar({
      titulo: 'Gerar códigos novos?',
      texto: 'Os de antes deixam de servir.',
      confirmar: 'Gerar códigos',
    });
    if (certeza) envio.enviar();
  }

  return (
    <Parte
      titulo="Códigos de recuperação"
      Icone={IconFileText}
      estado={
        <Etiqueta tom={recuperacao > POUCOS ? 'ok' : 'alerta'}>
          {recuperacao === 1 ? 'Resta 1' : `Restam ${recuperacao}`}
        </Etiqueta>
      }
    >
      <p className={classes.explicacao}>
        Se perder o aparelho, entre com um deles no lugar do código. Cada um serve uma vez.
      </p>
      {envio.erro && !desistiu(envio.erro) && <Aviso tom="erro">{mensagemDe(envio.erro)}</Aviso>}
      <div className={classes.acoesDaParte}>
        <Botao loading={envio.enviando} onClick={() => void gerar()}>
          Gerar códigos novos
        </Botao>
      </div>
    </Parte>
  );
}
