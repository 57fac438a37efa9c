import { type Campo, camposDoTipo, fraseDosCamposComErro } from '@indica-bem/domain/conta/campos';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { conferirEdicao } from '../../compartilhado/pessoa/conferir';
import { faltas } from '../../compartilhado/pessoa/faltas';
import { GrupoDeCampos } from '../../compartilhado/pessoa/grupo-de-campos';
import { gruposDoTipo } from '../../compartilhado/pessoa/grupos-do-tipo';
import { LocalizacaoDaLoja } from '../../compartilhado/pessoa/localizacao-da-loja';
import { NovaSenha } from '../../compartilhado/pessoa/nova-senha';
import { lerRecusa, type Recusa } from '../../compartilhado/pessoa/recusa';
import { dizerCampo } from '../../compartilhado/pessoa/tipos-de-loja';
import { dadosDe, rotulosDe, type Valores, valoresDe } from '../../compartilhado/pessoa/valores';
import { consultas } from '../../lib/consultas';
import { useUsuario } from '../../lib/usuario';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { CampoDeSenha } from '../../ui/campo-de-senha';
import { Cobertura } from '../../ui/cobertura';
import { DeOndeParou } from '../../ui/de-onde-parou';
import { conflitoDe, diferencasDosCampos } from '../../ui/edicao/conflito-de';
import { PainelDoConflito } from '../../ui/edicao/painel-do-conflito';
import { avisar } from '../../ui/toasts';
import { useCampos } from '../../ui/use-campos';
import { useEnvio } from '../../ui/use-envio';
import classes from './perfil.module.css';
import { atualizarPerfil, consultaDoPerfil, type PerfilDaConta } from './perfil-da-conta';

/** Of a store, the team alone changes these (spec 1.12). */
const FIXOS: readonly Campo[] = ['cnpj', 'tipo'];
const SENHAS = ['senha_atual', 'senhaNova', 'confirmasenha'] as const;

export function FormularioDoPerfil({ perfil: { tipo, dados } }: { perfil: PerfilDaConta }) {
  const sessao = useUsuario();
  const navigate = useNavigate();
  const lista: Campo[] = [...camposDoTipo(tipo), ...SENHAS];
  const fixos = tipo === 'lojista' ? FIXOS : [];
  const versao = useRef(dados.versao);
  const emailAtual = String(dados.email ?? '');
  const conferir = (valores: Valores) => conferirEdicao({ tipo, campos: lista }, valores, emailAtual);
  const campos = useCampos<Campo>(valoresDe(dados), conferir, 'perfil', versao);
  const envio = useEnvio({
    enviar: () => atualizarPerfil(sessao, dadosDe(campos.valores, lista), versao.current),
    mudou: campos.mudou,
    aoEnviar: () => {
      void consultas.invalidateQueries({ queryKey: consultaDoPerfil(sessao).queryKey });
      avisar.ok('Atualizado com sucesso');
    },
    seguir: () => navigate('/home'),
    aoFalhar: (erro) => campos.recusar(lerRecusa(erro)?.campos ?? {}),
  });
  const conflito = conflitoDe<PerfilDaConta['dados']>(envio.erro);
  const recusa = envio.erro && !conflito ? lerRecusa(envio.erro) : null;
  const faltam = faltas(lista, campos.valores, campos.erros);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) envio.enviar();
  }

  const { onChange, ...senhaAtual } = campos.campo('senha_atual');
  return (
    <form ref={campos.form} className={classes.secoes} onSubmit={enviar} noValidate>
      <DeOndeParou recuperado={campos.recuperado} />
      {gruposDoTipo(tipo).map(({ titulo, campos: nomes }) => (
        <GrupoDeCampos key={titulo} {...{ tipo, titulo, nomes, campos, fixos }} />
      ))}
      {dados.tipo === 'loja_fisica' && <LocalizacaoDaLoja campos={campos} />}
      <GrupoDeCampos
        tipo={tipo}
        titulo="E-mail e senha"
        ajuda="Preencha a senha atual só se for mudar o e-mail ou a senha."
        nomes={['email']}
        campos={campos}
      >
        <CampoDeSenha
          label="Senha atual"
          autoComplete="current-password"
          maxLength={200}
          {...senhaAtual}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <NovaSenha campos={campos} nome="senhaNova" />
      </GrupoDeCampos>
      {conflito && (
        <PainelDoConflito
          frase={conflito.frase}
          diferencas={diferencasDosCampos(campos, valoresDe(conflito.atual), rotulosDe(lista), dizerCampo)}
          faltam={faltam}
          enviando={envio.enviando}
          usarAtual={() => {
            versao.current = conflito.atual.versao;
            campos.recomecar(valoresDe(conflito.atual));
            envio.esquecerErro();
          }}
          salvarAssim={() => {
            versao.current = conflito.atual.versao;
            envio.enviar();
          }}
        />
      )}
      {recusa && <NaoAtualizado recusa={recusa} />}
      {!conflito && (
        <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
          Atualizar
        </BotaoDeEnvio>
      )}
      {envio.enviando && <Cobertura texto="Atualizando…" />}
    </form>
  );
}

/** Which fields, or else why (spec 1.12). */
function NaoAtualizado({ recusa: { campos, duplicado, frase } }: { recusa: Recusa }) {
  const nomes = Object.keys(campos);
  if (nomes.length === 0) {
    return (
      <Aviso tom="erro" titulo="Não Atualizado">
        {frase}
      </Aviso>
    );
  }
  return (
    <Aviso tom="erro" titulo={fraseDosCamposComErro(nomes)}>
      {duplicado && frase}
    </Aviso>
  );
}
