import { MARCA } from '@indica-bem/domain/marca';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useBaixarDados } from '../../compartilhado/pessoa/use-baixar-dados';
import { peca } from '../../lib/peca';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { naoAbriu } from '../../ui/nao-abriu';
import { PedidoDeExclusao } from './pedido-de-exclusao';
import classes from './perfil.module.css';

const ExcluirConta = peca(() => import('./excluir-conta').then((m) => m.ExcluirConta), naoAbriu);

type SeusDireitosProps = {
  login: 'tutor' | 'prescritor' | 'lojista';
  id: number;
  /** Undefined while the record has not been read. */
  exclusaoPedidaEm: string | null | undefined;
};

/** What the law gives everybody (LGPD): a copy of the own data, and to be forgotten. */
export function SeusDireitos({ login, id, exclusaoPedidaEm }: SeusDireitosProps) {
  const [excluindo, setExcluindo] = useState(false);
  const { baixarDados, baixando } = useBaixarDados({
    login,
    id,
    arquivo: `meus-dados-${MARCA.chave}`,
    aviso: 'Seus dados foram baixados',
  });
  return (
    <Cartao como="section" rotulo="Seus dados e sua privacidade">
      <h2 className={classes.titulo}>Seus dados e sua privacidade</h2>
      <p className={classes.explicacao}>
        {login === 'tutor'
          ? 'Você pode levar uma cópia de tudo o que guardamos sobre você, ou encerrar a conta quando quiser.'
          : 'Você pode levar uma cópia de tudo o que guardamos sobre você, ou pedir à equipe a exclusão da conta.'}
      </p>
      <div className={classes.direitos}>
        <Botao icone={<IconDownload size={20} aria-hidden />} loading={baixando} onClick={baixarDados}>
          Baixar meus dados
        </Botao>
        {login === 'tutor' && (
          <Botao tom="excluir" icone={<IconTrash size={20} aria-hidden />} onClick={() => setExcluindo(true)}>
            Excluir minha conta
          </Botao>
        )}
        {login !== 'tutor' && exclusaoPedidaEm !== undefined && (
          <PedidoDeExclusao login={login} pedidaEm={exclusaoPedidaEm} />
        )}
      </div>
      {excluindo && <ExcluirConta id={id} fechar={() => setExcluindo(false)} />}
    </Cartao>
  );
}
