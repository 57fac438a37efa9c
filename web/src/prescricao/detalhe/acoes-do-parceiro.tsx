import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { reenviarPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { IconMailForward } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { BotaoCopiar } from '../../ui/botao-copiar';
import { BotaoWhatsApp } from '../../ui/botao-whatsapp';
import { confirmar } from '../../ui/confirmar';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { linkDaIndicacao, textoDoConvite } from '../convite';
import classes from './detalhe.module.css';

/** To reach the tutor again, as long as there is something left to buy. */
export function AcoesDoParceiro({ prescricao }: { prescricao: Prescricao }) {
  const { id_prescricao: id, email, telefone } = prescricao;
  const link = linkDaIndicacao(prescricao);
  const reenvio = useEnvio({
    enviar: () => api(reenviarPrescricao, { params: { id }, body: { email, telefone } }),
    aoEnviar: () => avisar.ok(`Indicação reenviada para ${email}`),
    aoFalhar: avisarErro,
  });
  if (prescricao.data_ativacao !== null) return null;
  if (prescricao.status === VENCIDA) return <Vencida prescricao={prescricao} />;

  async function reenviar() {
    if (await confirmar({ titulo: 'Deseja reenviar os dados da indicação?', confirmar: 'Reenviar' })) reenvio.enviar();
  }

  return (
    <div className={classes.acoes}>
      <BotaoWhatsApp telefone={telefone} texto={textoDoConvite(prescricao)} fullWidth>
        Enviar por WhatsApp
      </BotaoWhatsApp>
      {email && (
        <Botao
          fullWidth
          icone={<IconMailForward size={20} aria-hidden />}
          loading={reenvio.enviando}
          onClick={() => void reenviar()}
        >
          Reenviar
        </Botao>
      )}
      {link && (
        <BotaoCopiar texto={link} fullWidth>
          Copiar link
        </BotaoCopiar>
      )}
    </div>
  );
}

/** Nothing the tutor gets now could be used: what helps is another one. */
function Vencida({ prescricao: { coupons } }: { prescricao: Prescricao }) {
  const [cupom] = coupons;
  return (
    <div className={classes.acoes}>
      <Aviso tom="alerta" titulo="Indicação vencida">
        O prazo para comprar com ela terminou{cupom && ` em ${isoParaBr(cupom.data_validade)}`}. Se o tutor ainda
        precisar, faça outra indicação.
      </Aviso>
      <Botao tom="principal" fullWidth para="/prescricoes/nova">
        Nova indicação
      </Botao>
    </div>
  );
}
