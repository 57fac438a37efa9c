import { entrarComCodigo } from '@indica-bem/domain/conta/chamadas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { api } from '../../lib/api';
import { mensagemDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Cobertura } from '../../ui/cobertura';
import classes from '../login.module.css';
import { useBoasVindas } from '../use-boas-vindas';
import { type CadastroPendente, CompletarCadastro } from './completar-cadastro';

/** `callback/:token`: back from Google or Facebook, with a code that works once. */
export function Callback() {
  const { token = '' } = useParams();
  const receber = useBoasVindas();
  const [pendente, setPendente] = useState<CadastroPendente>();
  const [erro, setErro] = useState('');
  const gasto = useRef(false);

  const trocarCodigo = useEffectEvent(async () => {
    try {
      const resposta = await api(entrarComCodigo, { query: { api_token: token } });
      if ('cadastro' in resposta) setPendente(resposta.cadastro);
      else receber(resposta, 'Logado com sucesso');
    } catch (causa) {
      setErro(mensagemDe(causa));
    }
  });

  useEffect(() => {
    if (gasto.current) return;
    gasto.current = true;
    void trocarCodigo();
  }, []);

  if (erro) return <SemAcesso motivo={erro} />;
  if (pendente) return <CompletarCadastro pendente={pendente} />;
  return (
    <>
      <h1 className="so-leitor">Entrando</h1>
      <Cobertura tela texto="Entrando…" />
    </>
  );
}

function SemAcesso({ motivo }: { motivo: string }) {
  return (
    <>
      <div className={classes.titulos}>
        <h1>Não foi possível entrar</h1>
      </div>
      <Aviso tom="erro">{motivo}</Aviso>
      <Botao tom="principal" fullWidth para="/login">
        Ir para a entrada
      </Botao>
    </>
  );
}
