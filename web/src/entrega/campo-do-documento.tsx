import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { IconArrowBackUp, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Botao } from '../ui/botao';
import { BotaoDeArquivo } from '../ui/botao-de-arquivo';
import { erroDoDocumento } from './conferir-documento';
import classes from './formulario-da-entrega.module.css';
import { SEM_TROCA, type Troca } from './rascunho';
import { tamanhoDoArquivo } from './textos';

type CampoDoDocumentoProps = {
  atual: { tamanho: number } | null;
  valor: Troca;
  erro: string | undefined;
  publico: boolean;
  aoMudar: (valor: Troca) => void;
  mostrarATodos: (sim: boolean) => void;
};

/** The receipt: only the team can take it, unless it says otherwise. */
export function CampoDoDocumento({ atual, valor, erro, publico, aoMudar, mostrarATodos }: CampoDoDocumentoProps) {
  const id = useId();
  const [recusa, setRecusa] = useState<string | null>(null);
  const mensagem = recusa ?? erro;
  const fica = valor.tirada ? null : atual;
  const temDocumento = Boolean(valor.arquivo ?? fica);

  async function escolher(arquivo: File) {
    const problema = await erroDoDocumento(arquivo);
    setRecusa(problema);
    if (!problema) aoMudar({ arquivo, tirada: false });
  }

  function desfazer() {
    setRecusa(null);
    aoMudar(SEM_TROCA);
  }

  return (
    <fieldset className={classes.arquivo}>
      <legend>Documento (opcional)</legend>
      <p id={`${id}-ajuda`} className={classes.ajuda}>
        O recibo de quem recebeu, em PDF de até 5 MB. Fica guardado como veio.
      </p>
      {valor.arquivo && (
        <p className={classes.escolhido} role="status">
          <IconFileTypePdf size={22} aria-hidden /> {valor.arquivo.name} · {tamanhoDoArquivo(valor.arquivo.size)}
        </p>
      )}
      {!valor.arquivo && fica && (
        <p className={classes.escolhido}>
          <IconFileTypePdf size={22} aria-hidden /> PDF guardado · {tamanhoDoArquivo(fica.tamanho)}
        </p>
      )}
      {valor.tirada && <p role="status">Ao salvar, o documento guardado é apagado.</p>}
      {mensagem && (
        <p id={`${id}-erro`} className="erro-do-campo" role="alert">
          {mensagem}
        </p>
      )}
      <div className={classes.acoes}>
        <BotaoDeArquivo
          rotulo="Documento em PDF"
          accept="application/pdf,.pdf"
          icone={<IconFileTypePdf size={22} aria-hidden />}
          invalido={Boolean(mensagem)}
          descritoPor={`${id}-ajuda${mensagem ? ` ${id}-erro` : ''}`}
          aoEscolher={(arquivo) => void escolher(arquivo)}
        >
          {temDocumento ? 'Trocar documento' : 'Escolher documento'}
        </BotaoDeArquivo>
        {(valor.arquivo || valor.tirada) && (
          <Botao tom="texto" icone={<IconArrowBackUp size={20} aria-hidden />} onClick={desfazer}>
            Desfazer
          </Botao>
        )}
        {!valor.arquivo && fica && (
          <Botao
            tom="excluir"
            icone={<IconTrash size={20} aria-hidden />}
            onClick={() => aoMudar({ arquivo: null, tirada: true })}
          >
            Tirar documento
          </Botao>
        )}
      </div>
      {temDocumento && (
        <Checkbox
          classNames={{ inner: classes.caixa, label: classes.marcar }}
          label="Mostrar a todos"
          description="Qualquer pessoa poderá baixar. Recibos costumam ter nome, CPF e assinatura: só marque se não houver, ou se quem aparece deixou."
          checked={publico}
          onChange={({ currentTarget }) => mostrarATodos(currentTarget.checked)}
        />
      )}
    </fieldset>
  );
}
