import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { BLOQUEADA, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { IconMailForward } from '@tabler/icons-react';
import { Bloqueada } from '../../compartilhado/indicacao/bloqueada';
import { linkDaIndicacao, textoDoConvite } from '../../compartilhado/indicacao/convite';
import { useReenviar } from '../../compartilhado/indicacao/use-reenviar';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { BotaoCopiar } from '../../ui/botao-copiar';
import { BotaoWhatsApp } from '../../ui/botao-whatsapp';
import classes from './detalhe.module.css';

/** To reach the tutor again, as long as there is something left to buy. */
export function AcoesDoParceiro({ prescricao }: { prescricao: Prescricao }) {
  const { email, telefone } = prescricao;
  const link = linkDaIndicacao(prescricao);
  const { reenviar, enviando } = useReenviar(prescricao);
  if (prescricao.data_ativacao !== null) return null;
  if (prescricao.status === BLOQUEADA)
    return <Bloqueada>Enquanto estiver assim, o tutor não pode resgatá-la nem escolher loja com ela.</Bloqueada>;
  if (prescricao.status === VENCIDA) return <Vencida prescricao={prescricao} />;

  return (
    <div className={classes.acoes}>
      <BotaoWhatsApp telefone={telefone} texto={textoDoConvite(prescricao)} fullWidth>
        Enviar por WhatsApp
      </BotaoWhatsApp>
      {email && (
        <Botao
          fullWidth
          icone={<IconMailForward size={20} aria-hidden />}
          loading={enviando}
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
