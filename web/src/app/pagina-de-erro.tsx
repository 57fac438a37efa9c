import { useRouteError } from 'react-router';
import { recarregarComONovo } from '../offline/nova-versao';
import { Botao } from '../ui/botao';
import { Ilustracao } from '../ui/ilustracao';
import { falhaDeCarregamento } from './falha-de-carregamento';
import classes from './pagina-de-erro.module.css';

export function PaginaDeErro() {
  const desatualizada = falhaDeCarregamento(useRouteError());
  return (
    <div className={classes.erro} role="alert">
      <Ilustracao nome={desatualizada ? 'offline' : 'erro'} largura={240} />
      <h1>{desatualizada ? 'Não deu para abrir esta página' : 'Algo saiu do lugar'}</h1>
      <p>
        {desatualizada
          ? 'A conexão falhou ou há uma versão nova do aplicativo. Recarregue para continuar.'
          : 'A falha foi nossa. Recarregue a página; se ela voltar a acontecer, avise a gente.'}
      </p>
      <Botao tom="principal" onClick={() => void recarregarComONovo()}>
        Recarregar
      </Botao>
    </div>
  );
}
