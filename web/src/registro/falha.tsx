import { mensagemDe, SemConexao } from '../lib/erros-da-api';
import { Ilustracao } from '../ui/ilustracao';
import classes from './transparencia.module.css';

/** What could not be read, why, and another try. */
export function Falha({ erro, tentarDeNovo }: { erro: Error; tentarDeNovo: () => void }) {
  const semRede = erro instanceof SemConexao;
  return (
    <div className={classes.falha} role="alert">
      <Ilustracao nome={semRede ? 'offline' : 'erro'} largura={180} />
      <h2>{semRede ? 'Você está sem conexão' : 'Não deu para carregar'}</h2>
      <p>{mensagemDe(erro)}</p>
      <button type="button" className={classes.botao} onClick={tentarDeNovo}>
        Tentar de novo
      </button>
    </div>
  );
}
