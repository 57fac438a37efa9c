import { type Campo, camposDoTipo } from '@indica-bem/domain/conta/campos';
import { loginDoTipo, type TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import type { Interessado } from '@indica-bem/domain/interesse/contrato';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { CampanhaDaLoja } from '../compartilhado/pessoa/campanha-da-loja';
import { conferirCadastro } from '../compartilhado/pessoa/conferir';
import { faltas } from '../compartilhado/pessoa/faltas';
import { GrupoDeCampos } from '../compartilhado/pessoa/grupo-de-campos';
import { gruposDoTipo } from '../compartilhado/pessoa/grupos-do-tipo';
import { LocalizacaoDaLoja } from '../compartilhado/pessoa/localizacao-da-loja';
import { lerRecusa } from '../compartilhado/pessoa/recusa';
import { type Valores, valoresDe } from '../compartilhado/pessoa/valores';
import { useGuardarRascunho, useRascunho } from '../lib/use-rascunho';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { Cobertura } from '../ui/cobertura';
import { avisar } from '../ui/toasts';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import { cadastrarPessoa } from './cadastrar-pessoa';
import { dividaDo } from './divida-do-cadastrado';
import { dadosDoInteressado, marcarCadastrado } from './interessado';
import classes from './simples.module.css';

/** What the form keeps when the session dies under it. */
type Rascunho = { valores: Valores; idCampanha: number | null };

type SimplesProps = { tipo: TipoDeCadastro; interessado?: Interessado };

/** One person or store. An invitation goes out, and the person chooses the password. */
export function Simples({ tipo, interessado }: SimplesProps) {
  const navigate = useNavigate();
  const onde = `cadastro-${tipo}`;
  const rascunho = useRascunho<Rascunho>(onde);
  const [idCampanha, setIdCampanha] = useState(rascunho?.idCampanha ?? null);
  const todos = [...camposDoTipo(tipo)];
  const iniciais =
    rascunho?.valores ??
    valoresDe({ tipo: tipo === 'lojista' ? 'loja_fisica' : '', ...dadosDoInteressado(interessado) });
  const campos = useCampos<Campo>(iniciais, (valores) =>
    conferirCadastro({ tipo, campos: todos }, valores, { semSenha: true }),
  );
  const { valores, erros } = campos;
  const tipoDaLoja = tipo === 'lojista' ? valores.tipo || 'loja_fisica' : '';
  if (valores.tipo !== tipoDaLoja) campos.mudar({ tipo: tipoDaLoja });
  const emBranco = Object.entries(valores).every(([campo, valor]) => campo === 'tipo' || valor === '');
  useGuardarRascunho<Rascunho>(onde, emBranco ? null : { valores, idCampanha });
  const envio = useEnvio({
    enviar: (_, chave) => cadastrarPessoa(tipo, { valores, idCampanha, chave }),
    mudou: !emBranco || idCampanha !== null,
    // From one type to another what was typed comes along.
    continua: ({ pathname }) => pathname.startsWith('/usuarios/novo/'),
    aoEnviar: async (cadastrado) => {
      if (interessado) await marcarCadastrado(interessado.id);
      avisar.ok(`Cadastrado com sucesso. Convite enviado para ${valores.email.trim()}${dividaDo(cadastrado)}`, {
        acao: { rotulo: 'Ver lista', para: `/usuarios?tipo=${loginDoTipo(tipo)}` },
      });
    },
    seguir: () => navigate(interessado ? '/interessados' : '/home'),
    aoFalhar: (erro) => campos.recusar(lerRecusa(erro)?.campos ?? {}),
  });
  const recusa = envio.erro && lerRecusa(envio.erro);
  const faltam = faltas(todos, valores, erros);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) envio.enviar();
  }

  return (
    <form ref={campos.form} className={classes.form} onSubmit={enviar} autoComplete="off" noValidate>
      {rascunho && (
        <Aviso tom="info" titulo="Continue de onde parou">
          Sua sessão terminou antes do envio. Confira os dados e toque em Cadastrar.
        </Aviso>
      )}
      <GrupoDeCampos
        tipo={tipo}
        titulo="Acesso"
        ajuda="Enviamos um convite para este e-mail: a própria pessoa escolhe a senha, em até 72 horas."
        nomes={['email']}
        campos={campos}
        deOutraPessoa
      />
      {gruposDoTipo(tipo).map(({ titulo, campos: nomes }) => (
        <GrupoDeCampos key={titulo} {...{ tipo, titulo, nomes, campos }} deOutraPessoa />
      ))}
      {valores.tipo === 'loja_fisica' && <LocalizacaoDaLoja campos={campos} deOutraPessoa />}
      {tipo === 'lojista' && <CampanhaDaLoja valor={idCampanha} mudar={setIdCampanha} erro={envio.erro} />}
      {recusa && (
        <Aviso tom="erro" titulo={recusa.duplicado ? undefined : 'Erro no cadastro'}>
          {recusa.frase}
        </Aviso>
      )}
      <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
        Cadastrar
      </BotaoDeEnvio>
      {envio.enviando && <Cobertura texto="Cadastrando…" />}
    </form>
  );
}
