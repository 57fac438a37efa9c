import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { diaDoMomento, momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { enviarRedefinicao, exportarDadosDoTutor, suspenderUsuario } from '@indica-bem/domain/conta/chamadas';
import { DIAS_PARA_EXCLUIR } from '@indica-bem/domain/conta/exclusao';
import { loginDoTipo } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { zerarFatorDoUsuario } from '@indica-bem/domain/fator/chamadas';
import { codigosNoEstoque } from '@indica-bem/domain/lojista/estoque';
import { excluirTutor } from '@indica-bem/domain/tutor/chamadas';
import { IconDownload, IconLock, IconLockOpen, IconMail, IconShieldOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBaixarDados } from '../../compartilhado/pessoa/use-baixar-dados';
import { peca } from '../../lib/peca';
import { usePode } from '../../lib/pode';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import { naoAbriu } from '../../ui/nao-abriu';
import { escreverFiltros, SEM_FILTROS } from '../filtros';
import { EtiquetaDaSituacao } from '../situacao';
import { useExcluirUsuario } from '../use-excluir-usuario';
import classes from './editar-usuario.module.css';
import type { Registro } from './registro';
import { useAdministrarConta } from './use-administrar-conta';
import { useFatorDoUsuario } from './use-fator-do-usuario';

const ZerarFator = peca(() => import('./zerar-fator').then((m) => m.ZerarFator), naoAbriu);

/** How the account stands, and what the team may do to it besides editing. */
export function ContaDoUsuario({ registro }: { registro: Registro }) {
  const { situacao, criada_em, ultimo_acesso, exclusao_pedida_em } = registro;
  const login = loginDoTipo(registro.tipo);
  const navigate = useNavigate();
  const lista = `/usuarios?${escreverFiltros({ ...SEM_FILTROS, tipo: login })}`;
  const { enviarLink, enviando, suspender, suspendendo } = useAdministrarConta(registro);
  const { excluir, excluindo } = useExcluirUsuario(() => void navigate(lista, { replace: true }));
  const { baixarDados, baixando } = useBaixarDados({
    login,
    id: registro.id,
    arquivo: `dados-${login}-${registro.id}`,
    aviso: 'Os dados foram baixados',
  });
  const fator = useFatorDoUsuario(registro);
  const [zerando, setZerando] = useState(false);
  const pode = usePode();
  const suspensa = situacao === 'suspensa';
  return (
    <Cartao como="section" rotulo="Conta">
      <Fatos
        itens={[
          ['Situação', <EtiquetaDaSituacao key="situacao" situacao={situacao} />],
          ['Cadastro desde', diaDoMomento(criada_em)],
          ['Códigos próprios', registro.estoque === null ? null : codigosNoEstoque(registro.estoque)],
          ['Último acesso', ultimo_acesso ? momentoCompleto(ultimo_acesso) : 'Nunca entrou'],
          ['Verificação em duas etapas', fator.dizeres],
        ]}
      />
      {registro.herdado < 0 && (
        <div className={classes.pedido}>
          <Aviso tom="alerta" titulo={`Este CNPJ deve ${formatarReais(-reaisParaCentavos(registro.herdado))} ao grupo`}>
            <p>A dívida é de um cadastro excluído. O próximo acerto desta loja a desconta.</p>
          </Aviso>
        </div>
      )}
      {exclusao_pedida_em && (
        <div className={classes.pedido}>
          <Aviso tom="alerta" titulo={`Pediu a exclusão da conta em ${diaDoMomento(exclusao_pedida_em)}`}>
            <p>Responda em até {DIAS_PARA_EXCLUIR} dias. Excluir atende ao pedido; a pessoa ainda pode desistir.</p>
          </Aviso>
        </div>
      )}
      <div className={classes.acoes}>
        {!suspensa && pode(enviarRedefinicao) && (
          <Botao icone={<IconMail size={20} aria-hidden />} loading={enviando} onClick={enviarLink}>
            {situacao === 'convidada' ? 'Reenviar convite' : 'Enviar link de nova senha'}
          </Botao>
        )}
        {pode(suspenderUsuario) && (
          <Botao
            icone={suspensa ? <IconLockOpen size={20} aria-hidden /> : <IconLock size={20} aria-hidden />}
            loading={suspendendo}
            onClick={() => void suspender(!suspensa)}
          >
            {suspensa ? 'Reativar' : 'Suspender'}
          </Botao>
        )}
        {!suspensa && fator.data?.ligado && pode(zerarFatorDoUsuario) && (
          <Botao icone={<IconShieldOff size={20} aria-hidden />} onClick={() => setZerando(true)}>
            Zerar verificação em duas etapas
          </Botao>
        )}
        {pode(exportarDadosDoTutor) && (
          <Botao icone={<IconDownload size={20} aria-hidden />} loading={baixando} onClick={baixarDados}>
            Baixar os dados
          </Botao>
        )}
        {pode(excluirTutor) && (
          <Botao
            tom="excluir"
            icone={<IconTrash size={20} aria-hidden />}
            loading={excluindo !== null}
            onClick={() => void excluir(registro)}
          >
            Excluir
          </Botao>
        )}
      </div>
      {zerando && fator.data && (
        <ZerarFator registro={registro} emailTrocadoEm={fator.data.email_trocado_em} fechar={() => setZerando(false)} />
      )}
    </Cartao>
  );
}
