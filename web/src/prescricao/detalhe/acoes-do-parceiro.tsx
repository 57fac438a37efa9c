import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { BLOQUEADA, ENCERRADA, VENCIDA } from '@indica-bem/domain/prescricao/regras';
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
  if (prescricao.status === ENCERRADA) return <Encerrada />;
  if (prescricao.status === BLOQUEADA)
    return <Bloqueada>Enquanto estiver assim, o tutor não pode resgatá-la nem escolher loja com ela.</Bloqueada>;
  if (prescricao.status === VENCIDA) return <Vencida prescricao={prescricao} />;

  return (
    <div className={classes.acoes}>
      {prescricao.id_tutor === null && !telefone && !email && <SemContato />}
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

/** Nobody holds it, and nobody can: there is nothing to send, and no one to send it to. */
function Encerrada() {
  return (
    <Aviso tom="info" titulo="Indicação encerrada">
      A conta do tutor foi excluída, e os dados dele foram apagados. Ninguém mais pode usar esta indicação. O alimento e
      a quantidade por dia continuam aqui.
    </Aviso>
  );
}

/** Forgotten with the account of that mailbox, or for its age; whoever has the code may still redeem it. */
function SemContato() {
  return (
    <Aviso tom="info" titulo="Indicação sem contato">
      O e-mail e o telefone desta indicação foram apagados. Quem tiver o código ainda pode resgatá-la.
    </Aviso>
  );
}
