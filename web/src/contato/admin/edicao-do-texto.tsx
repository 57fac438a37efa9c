import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { alterarConfiguracao, verConfiguracao } from '@indica-bem/domain/contato/chamadas';
import { LINK_PERMITIDO, TEXTO_RICO_NO_MAXIMO } from '@indica-bem/domain/contato/texto-rico';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../lib/api';
import { consulta, consultas } from '../../lib/consultas';
import { camposDe, mensagemDe, sessaoPerdida } from '../../lib/erros-da-api';
import { useGuardarRascunho, useRascunho } from '../../lib/use-rascunho';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { DeOndeParou } from '../../ui/de-onde-parou';
import { conflitoDe, type Diferenca } from '../../ui/edicao/conflito-de';
import { PainelDoConflito } from '../../ui/edicao/painel-do-conflito';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import textoDoSac from '../contato.module.css';
import { BarraDoEditor } from './barra-do-editor';
import classes from './edicao-do-texto.module.css';

const EXTENSOES = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, isAllowedUri: (endereco) => LINK_PERMITIDO.test(endereco) },
  }),
];

const PROPRIEDADES = {
  attributes: {
    class: `${textoDoSac.texto} ${classes.texto}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': 'Texto de contato',
  },
};

/** The whole text, and so the version it was written over: what somebody else saved meanwhile must still be noticed. */
type Rascunho = { texto: string; versao: number };

/** The contact text as people will see it, to be changed in place. */
export function EdicaoDoTexto({ texto, versao }: { texto: string; versao: number }) {
  const rascunho = useRascunho<Rascunho>('contato');
  const editor = useEditor({
    extensions: EXTENSOES,
    content: rascunho?.texto ?? texto,
    // Made once the page stands: an editor made while rendering is torn down again if the device is slow to mount it.
    immediatelyRender: false,
    editorProps: PROPRIEDADES,
  });
  if (!editor) return <EsqueletoDeLista linhas={1} altura={420} />;
  return <FormularioDoTexto editor={editor} versaoLida={rascunho?.versao ?? versao} recuperado={rascunho !== null} />;
}

type FormularioDoTextoProps = { editor: Editor; versaoLida: number; recuperado: boolean };

function FormularioDoTexto({ editor, versaoLida, recuperado }: FormularioDoTextoProps) {
  const versao = useRef(versaoLida);
  const [salvo, setSalvo] = useState(() => (recuperado ? '' : editor.getHTML()));
  const { html, vazio } = useEditorState({
    editor,
    selector: ({ editor: atual }) => ({ html: atual.getHTML(), vazio: atual.getText().trim() === '' }),
  });
  const mudou = html !== salvo;
  useGuardarRascunho<Rascunho>('contato', mudou ? { texto: html, versao: versao.current } : null);
  const longo = html.length > TEXTO_RICO_NO_MAXIMO;
  const faltam = [...(vazio ? ['o texto'] : []), ...(longo ? ['um texto mais curto'] : [])];

  const {
    enviar: salvar,
    enviando,
    erro,
    esquecerErro,
  } = useEnvio({
    mudou,
    enviar: (texto_sac: string) => api(alterarConfiguracao, { body: { texto_sac, versao: versao.current } }),
    aoEnviar: (configuracao, enviado) => {
      versao.current = configuracao.versao;
      avisar.ok('Contato alterado com sucesso');
      setSalvo(enviado);
      consultas.setQueryData(consulta(verConfiguracao).queryKey, configuracao);
    },
    aoFalhar: (causa) => {
      if (!sessaoPerdida(causa) && !conflitoDe(causa)) avisar.erro('Erro no cadastro');
    },
  });

  const conflito = conflitoDe<{ texto_sac: string; versao: number }>(erro);

  function usarAtual(atual: { texto_sac: string; versao: number }) {
    versao.current = atual.versao;
    editor.commands.setContent(atual.texto_sac);
    setSalvo(editor.getHTML());
    esquecerErro();
  }

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) salvar(html);
  }

  return (
    <form className={classes.form} onSubmit={enviar} noValidate>
      <DeOndeParou recuperado={recuperado} />
      {erro && !conflito && <Aviso tom="erro">{camposDe(erro).texto_sac ?? mensagemDe(erro)}</Aviso>}
      <div className={classes.editor}>
        <BarraDoEditor editor={editor} />
        <EditorContent editor={editor} />
      </div>
      <p className={classes.conta} data-longo={longo || undefined} role={longo ? 'alert' : undefined}>
        {formatarInteiro(html.length)} de {formatarInteiro(TEXTO_RICO_NO_MAXIMO)} caracteres, com a formatação
        {longo && '. Encurte o texto para salvar.'}
      </p>
      {conflito && (
        <PainelDoConflito
          frase={conflito.frase}
          diferencas={diferencasDoTexto(html, conflito.atual.texto_sac, () => usarAtual(conflito.atual))}
          faltam={faltam}
          enviando={enviando}
          usarAtual={() => usarAtual(conflito.atual)}
          salvarAssim={() => {
            versao.current = conflito.atual.versao;
            salvar(html);
          }}
        />
      )}
      {!conflito && (
        <BotaoDeEnvio faltam={faltam} enviando={enviando}>
          Atualizar
        </BotaoDeEnvio>
      )}
    </form>
  );
}

/** As people read it: the tags say nothing to whoever compares. */
function diferencasDoTexto(minha: string, atual: string, usar: () => void): Diferenca[] {
  if (minha === atual) return [];
  return [{ rotulo: 'Texto de contato', minha: soTexto(minha), atual: soTexto(atual), usar }];
}

function soTexto(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(p|h2|h3|li)>/g, '$&\n'), 'text/html');
  return body.textContent?.trim() ?? '';
}
