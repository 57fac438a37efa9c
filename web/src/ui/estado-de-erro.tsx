import { IconRefresh } from '@tabler/icons-react';
import { mensagemDe, SemConexao } from '../lib/erros-da-api';
import { Botao } from './botao';
import classes from './estado.module.css';
import { Ilustracao } from './ilustracao';

type EstadoDeErroProps = { erro: unknown; tentarDeNovo?: () => void; titulo?: string };

export function EstadoDeErro({ erro, tentarDeNovo, titulo }: EstadoDeErroProps) {
  const semRede = erro instanceof SemConexao;
  return (
    <div className={classes.estado} role="alert">
      <Ilustracao nome={semRede ? 'offline' : 'erro'} largura={200} />
      <h2 className={classes.titulo}>{titulo ?? (semRede ? 'Você está sem conexão' : 'Não deu para carregar')}</h2>
      <p className={classes.texto}>{mensagemDe(erro)}</p>
      {tentarDeNovo && (
        <div className={classes.acao}>
          <Botao icone={<IconRefresh size={20} aria-hidden />} onClick={tentarDeNovo}>
            Tentar de novo
          </Botao>
        </div>
      )}
    </div>
  );
}
