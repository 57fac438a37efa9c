import { baixarListaDeProdutos, importarDaLojaOnline } from '@indica-bem/domain/importacao/chamadas';
import { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import { codigosNoEstoque } from '@indica-bem/domain/lojista/estoque';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formulario } from '../compartilhado/planilha/formulario';
import { Importacao } from '../compartilhado/planilha/importacao';
import { api } from '../lib/api';
import { consulta } from '../lib/consultas';
import { Botao } from '../ui/botao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';

const MODELOS = [
  { tipo: 'cupons-online', nome: 'cupons da loja' },
  { tipo: 'prescricoes-online', nome: 'indicações da loja' },
] as const;
const LISTAS = [
  { nome: 'Baixe os números dos produtos', arquivo: 'produtos.csv', buscar: () => api(baixarListaDeProdutos) },
];
const FRASES = { sucesso: 'Cadastrado com sucesso', falha: 'Erro no cadastro' };
const LOJAS_NO_MAXIMO = 100;

/** An online store's own coupon codes, or the recommendations made there: the file's header tells which. */
export function CuponsOnline() {
  const lojas = useQuery(consulta(listarLojistas, { query: { tipo: 'loja_online', limite: LOJAS_NO_MAXIMO } }));
  return (
    <Pagina
      titulo="Cupons online"
      subtitulo="Códigos de desconto que a loja online já tem, ou indicações feitas nela."
      largura="media"
    >
      {lojas.isPending && <EsqueletoDeLista linhas={2} altura={120} />}
      {lojas.error && !lojas.data && <EstadoDeErro erro={lojas.error} tentarDeNovo={() => void lojas.refetch()} />}
      {lojas.data?.shopkeepers.length === 0 && (
        <EstadoVazio
          ilustracao="vazio-lojas"
          titulo="Nenhuma loja online cadastrada"
          texto="Cadastre a loja para depois enviar os cupons dela."
          acao={<Botao para="/usuarios/novo/5">Novo lojista</Botao>}
        />
      )}
      {lojas.data && lojas.data.shopkeepers.length > 0 && <Envio lojas={lojas.data.shopkeepers} />}
    </Pagina>
  );
}

type Loja = { id_shopkeeper: number; nome_fantasia: string; estoque?: number | null };

function Envio({ lojas }: { lojas: Loja[] }) {
  const [busca, setBusca] = useSearchParams();
  const loja = lojas.find(({ id_shopkeeper }) => String(id_shopkeeper) === busca.get('loja'));
  const opcoes = lojas.map(({ id_shopkeeper, nome_fantasia }) => ({
    value: String(id_shopkeeper),
    label: nome_fantasia,
  }));

  function escolher(id: string) {
    const nova = new URLSearchParams(busca);
    if (id) nova.set('loja', id);
    else nova.delete('loja');
    setBusca(nova, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      {!busca.has('importacao') && (
        <NativeSelect
          label="Loja online"
          data={[{ value: '', label: 'Escolha a loja' }, ...opcoes]}
          value={loja ? String(loja.id_shopkeeper) : ''}
          onChange={({ currentTarget }) => escolher(currentTarget.value)}
          description={typeof loja?.estoque === 'number' && `${loja.nome_fantasia}: ${codigosNoEstoque(loja.estoque)}.`}
        />
      )}
      <Importacao
        key={loja?.id_shopkeeper}
        modelos={MODELOS}
        listas={LISTAS}
        frases={FRASES}
        falta={loja ? undefined : 'Escolha a loja acima para enviar o arquivo dela.'}
        sobre={loja && { id_lojista: String(loja.id_shopkeeper) }}
        enviar={(arquivo, previa) =>
          api(importarDaLojaOnline, {
            query: { previa: previa ? 'S' : 'N' },
            body: formulario(arquivo, { id_lojista: String(loja?.id_shopkeeper ?? '') }),
          })
        }
      />
    </>
  );
}
