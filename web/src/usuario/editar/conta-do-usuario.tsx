import { loginDoTipo } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { codigosNoEstoque } from '@indica-bem/domain/lojista/estoque';
import { IconLock, IconLockOpen, IconMail, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import { escreverFiltros, SEM_FILTROS } from '../filtros';
import { EtiquetaDaSituacao } from '../situacao';
import { useDeletarUsuario } from '../use-deletar-usuario';
import classes from './editar-usuario.module.css';
import type { Registro } from './registro';
import { useAdministrarConta } from './use-administrar-conta';

const dia = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });
const momento = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** How the account stands, and what the team may do to it besides editing. */
export function ContaDoUsuario({ registro }: { registro: Registro }) {
  const { situacao, criada_em, ultimo_acesso } = registro;
  const navigate = useNavigate();
  const lista = `/usuarios?${escreverFiltros({ ...SEM_FILTROS, tipo: loginDoTipo(registro.tipo) })}`;
  const { enviarLink, enviando, suspender, suspendendo } = useAdministrarConta(registro);
  const { deletar, deletando } = useDeletarUsuario(() => void navigate(lista, { replace: true }));
  const suspensa = situacao === 'suspensa';
  return (
    <Cartao como="section" rotulo="Conta">
      <Fatos
        itens={[
          ['Situação', <EtiquetaDaSituacao key="situacao" situacao={situacao} />],
          ['Cadastro desde', dia.format(new Date(criada_em))],
          ['Códigos próprios', registro.estoque === null ? null : codigosNoEstoque(registro.estoque)],
          ['Último acesso', ultimo_acesso ? momento.format(new Date(ultimo_acesso)) : 'Nunca entrou'],
        ]}
      />
      <div className={classes.acoes}>
        {!suspensa && (
          <Botao icone={<IconMail size={20} aria-hidden />} loading={enviando} onClick={enviarLink}>
            {situacao === 'convidada' ? 'Reenviar convite' : 'Enviar link de nova senha'}
          </Botao>
        )}
        <Botao
          icone={suspensa ? <IconLockOpen size={20} aria-hidden /> : <IconLock size={20} aria-hidden />}
          loading={suspendendo}
          onClick={() => void suspender(!suspensa)}
        >
          {suspensa ? 'Reativar' : 'Suspender'}
        </Botao>
        <Botao
          tom="texto"
          icone={<IconTrash size={20} aria-hidden />}
          loading={deletando !== null}
          onClick={() => void deletar(registro)}
        >
          Deletar
        </Botao>
      </div>
    </Cartao>
  );
}
