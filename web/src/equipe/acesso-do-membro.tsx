import { diaDoMomento, momentoCompleto } from '@indica-bem/domain/brasil/momento';
import type { Membro } from '@indica-bem/domain/equipe/contrato';
import { IconKey, IconLock, IconLockOpen, IconMail, IconTrash } from '@tabler/icons-react';
import { Botao } from '../ui/botao';
import { Cartao } from '../ui/cartao';
import { Etiqueta } from '../ui/etiqueta';
import { Fatos } from '../ui/fatos';
import classes from './formulario.module.css';
import { nomeDaSituacao, TOM_DA_SITUACAO } from './situacao';
import { useAcesso } from './use-acesso';

/** How a colleague's account stands, and what a responsible person may do to it. */
export function AcessoDoMembro({ membro }: { membro: Membro }) {
  const { situacao, criada_em, ultimo_acesso } = membro;
  const { suspender, redefinir, remover, ocupado } = useAcesso(membro);
  const suspensa = situacao === 'suspensa';
  const soConvidada = situacao === 'convidada';
  return (
    <Cartao como="section" rotulo="Acesso">
      <Fatos
        itens={[
          [
            'Situação',
            <Etiqueta key="situacao" tom={TOM_DA_SITUACAO[situacao]}>
              {nomeDaSituacao(membro)}
            </Etiqueta>,
          ],
          ['Na equipe desde', diaDoMomento(criada_em)],
          ['Último acesso', ultimo_acesso ? momentoCompleto(ultimo_acesso) : 'Nunca entrou'],
        ]}
      />
      <div className={classes.acoes}>
        {!suspensa && (
          <Botao
            icone={soConvidada ? <IconMail size={20} aria-hidden /> : <IconKey size={20} aria-hidden />}
            loading={ocupado === 'redefinir'}
            onClick={() => void redefinir()}
          >
            {soConvidada ? 'Enviar o link de novo' : 'Redefinir acesso'}
          </Botao>
        )}
        <Botao
          icone={suspensa ? <IconLockOpen size={20} aria-hidden /> : <IconLock size={20} aria-hidden />}
          loading={ocupado === 'suspender'}
          onClick={() => void suspender(!suspensa)}
        >
          {suspensa ? 'Reativar' : 'Suspender'}
        </Botao>
        <Botao
          tom="excluir"
          icone={<IconTrash size={20} aria-hidden />}
          loading={ocupado === 'remover'}
          onClick={() => void remover()}
        >
          Remover da equipe
        </Botao>
      </div>
    </Cartao>
  );
}
