import type { EmailNoCorreio } from '@indica-bem/domain/correio/contrato';
import { FALHAS_DE_ENTREGA } from '@indica-bem/domain/correio/falha';
import { NOMES_DOS_EMAILS, NOMES_DOS_ESTADOS_DO_EMAIL } from '@indica-bem/domain/correio/tipos';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { Checkbox } from '@mantine/core';
import { IconArchive, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';
import cartao from '../compartilhado/estorno/cartao-do-estorno.module.css';
import { Botao } from '../ui/botao';
import { Cartao } from '../ui/cartao';
import { Etiqueta } from '../ui/etiqueta';
import classes from './correio.module.css';
import { Corrigir } from './corrigir';
import { useDeixar } from './use-deixar';
import { useReenviar } from './use-reenviar';

const TONS = { espera: 'neutro', enviado: 'ok', recusado: 'erro', desistiu: 'erro', dispensado: 'neutro' } as const;

const FALHOU = new Set<EmailNoCorreio['estado']>(['recusado', 'desistiu']);

type CartaoDoEmailProps = { email: EmailNoCorreio; escolhido: boolean; escolher: (sim: boolean) => void };

export function CartaoDoEmail({ email, escolhido, escolher }: CartaoDoEmailProps) {
  const { enviar, enviando } = useReenviar();
  const deixar = useDeixar();
  const { id, tipo, estado, para, falha, codigo, pode_reenviar, pode_deixar } = email;
  const nome = NOMES_DOS_EMAILS[tipo];
  const quem = para.nome ?? para.email ?? 'alguém';
  return (
    <Cartao como="li">
      <div className={cartao.cabeca}>
        <div className={classes.titulo}>
          {pode_reenviar && (
            <Checkbox
              aria-label={`Selecionar ${nome} para ${quem}`}
              checked={escolhido}
              onChange={({ currentTarget }) => escolher(currentTarget.checked)}
            />
          )}
          <div>
            <h2>{nome}</h2>
            <p className={cartao.detalhe}>
              {[para.nome, para.email].filter(Boolean).join(' · ') || 'Contato apagado'}
              {email.codigo_prescricao && (
                <>
                  {' · '}
                  <Link to={`/atendimento/indicacao/${email.id_prescricao}`}>
                    {formatarCodigo(email.codigo_prescricao)}
                  </Link>
                </>
              )}
            </p>
          </div>
        </div>
        <Etiqueta tom={TONS[estado]}>{NOMES_DOS_ESTADOS_DO_EMAIL[estado]}</Etiqueta>
      </div>
      <p className={cartao.detalhe}>{linhaDoTempo(email)}</p>
      {falha && estado !== 'enviado' && (
        <p className={cartao.citacao}>
          {FALHAS_DE_ENTREGA[falha]}
          {codigo && <small> Resposta do servidor: {codigo}.</small>}
        </p>
      )}
      {(pode_reenviar || pode_deixar) && (
        <div className={cartao.acoes}>
          {pode_reenviar && (
            <>
              <Botao
                icone={<IconRefresh size={20} aria-hidden />}
                loading={enviando}
                aria-label={`Reenviar ${nome} para ${quem}`}
                onClick={() => enviar([id])}
              >
                Reenviar
              </Botao>
              <Corrigir email={email} />
            </>
          )}
          {pode_deixar && (
            <Botao
              icone={<IconArchive size={20} aria-hidden />}
              loading={deixar.enviando}
              aria-label={`Deixar assim ${nome} para ${quem}`}
              onClick={() => deixar.enviar([id])}
            >
              Deixar assim
            </Botao>
          )}
        </div>
      )}
      {!pode_reenviar && FALHOU.has(estado) && para.papel === 'indicabem' && (
        <p className={cartao.detalhe}>É de um colega: quem responde pela equipe envia outro link em Equipe.</p>
      )}
    </Cartao>
  );
}

function linhaDoTempo({ estado, criado_em, encerrado_em, tentativas, proxima_em, deixado_em }: EmailNoCorreio): string {
  const partes = [`Pedido em ${momentoCompleto(criado_em)}`];
  if (estado === 'enviado' && encerrado_em) partes.push(`enviado em ${momentoCompleto(encerrado_em)}`);
  if (estado !== 'enviado' && tentativas > 0)
    partes.push(tentativas === 1 ? '1 tentativa' : `${tentativas} tentativas`);
  if (estado === 'espera' && proxima_em) partes.push(`próxima em ${momentoCompleto(proxima_em)}`);
  if (deixado_em) partes.push(`deixado assim em ${momentoCompleto(deixado_em)}`);
  return partes.join(' · ');
}
