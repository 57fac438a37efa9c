import { verProvedores } from '@indica-bem/domain/conta/chamadas';
import { excluirTutor } from '@indica-bem/domain/tutor/chamadas';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { lerRecusa } from '../../compartilhado/pessoa/recusa';
import { api } from '../../lib/api';
import { consulta } from '../../lib/consultas';
import { encerrarSessao } from '../../lib/sessao';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { CampoDeSenha } from '../../ui/campo-de-senha';
import { AcoesDoDialogo, Dialogo } from '../../ui/dialogo/dialogo';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import classes from './excluir-conta.module.css';

type ExcluirContaProps = { id: number; fechar: () => void };

const O_QUE_ACONTECE = [
  'Seus dados, pets e calendário são apagados.',
  'Cupons em aberto são cancelados.',
  'Compras feitas e o que elas doaram ficam registrados, sem o seu nome.',
  'Não dá para desfazer: para voltar, só com outra conta.',
];

export function ExcluirConta({ id, fechar }: ExcluirContaProps) {
  const navigate = useNavigate();
  const dica = useId();
  const [senha, setSenha] = useState('');
  const [ciente, setCiente] = useState(false);
  const exclusao = useEnvio({
    enviar: () => api(excluirTutor, { params: { id }, body: { senha_atual: senha } }),
    aoEnviar: () => {
      encerrarSessao();
      avisar.ok('Sua conta foi excluída');
    },
    seguir: () => navigate('/login', { replace: true }),
  });
  const recusa = exclusao.erro && lerRecusa(exclusao.erro);
  const erroDaSenha = recusa?.campos.senha_atual;
  const faltam = [senha === '' && 'senha atual', !ciente && 'confirmação'].filter((falta) => falta !== false);
  const pronta = faltam.length === 0;

  function excluir(evento: FormEvent) {
    evento.preventDefault();
    if (pronta) exclusao.enviar();
  }

  function digitar(texto: string) {
    setSenha(texto);
    exclusao.esquecerErro();
  }

  return (
    <Dialogo titulo="Excluir minha conta" fechar={fechar} comCampos>
      <form className={classes.form} onSubmit={excluir} noValidate>
        <ul className={classes.lista}>
          {O_QUE_ACONTECE.map((frase) => (
            <li key={frase}>{frase}</li>
          ))}
        </ul>
        <CampoDeSenha
          label="Senha atual"
          description={<SemSenha />}
          autoComplete="current-password"
          data-autofocus
          maxLength={200}
          value={senha}
          error={erroDaSenha}
          onChange={({ currentTarget }) => digitar(currentTarget.value)}
        />
        <Checkbox
          label="Entendo que não dá para desfazer"
          size="md"
          checked={ciente}
          onChange={({ currentTarget }) => setCiente(currentTarget.checked)}
        />
        {recusa && !erroDaSenha && <Aviso tom="erro">{recusa.frase}</Aviso>}
        <AcoesDoDialogo>
          <Botao onClick={fechar}>Manter a conta</Botao>
          <Botao
            tom="perigo"
            type="submit"
            loading={exclusao.enviando}
            aria-disabled={!pronta || undefined}
            aria-describedby={dica}
          >
            Excluir minha conta
          </Botao>
        </AcoesDoDialogo>
        <p id={dica} className={classes.dica}>
          {!pronta && `Falta preencher: ${faltam.join(' e ')}.`}
        </p>
      </form>
    </Dialogo>
  );
}

/** Who came in through a provider may never have chosen a password. */
function SemSenha() {
  const { data } = useQuery(consulta(verProvedores));
  if (!(data?.google || data?.facebook)) return null;
  return (
    <>
      Entra com Google ou Facebook e não tem senha? <Link to="/esqueci">Crie uma</Link> antes.
    </>
  );
}
