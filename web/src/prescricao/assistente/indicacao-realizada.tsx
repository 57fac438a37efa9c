import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { Link, useNavigate } from 'react-router';
import { linkDaIndicacao, textoDoConvite } from '../../compartilhado/indicacao/convite';
import { Botao } from '../../ui/botao';
import { BotaoCopiar } from '../../ui/botao-copiar';
import { BotaoWhatsApp } from '../../ui/botao-whatsapp';
import { Dialogo } from '../../ui/dialogo/dialogo';
import { Ilustracao } from '../../ui/ilustracao';
import classes from './indicacao-realizada.module.css';

export function IndicacaoRealizada({ prescricao }: { prescricao: Prescricao }) {
  const navigate = useNavigate();
  const link = linkDaIndicacao(prescricao);
  // Replaces the filled form in the history: "back" from the list does not offer to send it again.
  const fechar = () => void navigate('/prescricoes', { replace: true });
  return (
    <Dialogo
      titulo="Indicação realizada com sucesso!"
      figura={<Ilustracao nome="sucesso" largura={168} />}
      fechar={fechar}
    >
      <div className={classes.corpo}>
        <p className={classes.codigo}>
          <span>Código da indicação</span>
          <strong translate="no">{formatarCodigo(prescricao.codigo_prescricao ?? '')}</strong>
        </p>
        <p className={classes.aviso}>
          {prescricao.email
            ? `O código e o link também foram enviados para ${prescricao.email}.`
            : 'Envie o link para o tutor resgatar a indicação.'}
        </p>
        <div className={classes.acoes}>
          <BotaoWhatsApp telefone={prescricao.telefone} texto={textoDoConvite(prescricao)} fullWidth>
            Enviar por WhatsApp
          </BotaoWhatsApp>
          {link && (
            <BotaoCopiar texto={link} fullWidth>
              Copiar link
            </BotaoCopiar>
          )}
          <Botao tom="texto" para="/prescricoes/nova">
            Nova indicação
          </Botao>
        </div>
        <Link to={`/indicacao/codigo/${prescricao.id_prescricao}`} className={classes.ver}>
          Ver a indicação
        </Link>
      </div>
    </Dialogo>
  );
}
